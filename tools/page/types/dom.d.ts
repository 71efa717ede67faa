// Every element of the page is one of HTML or of SVG: both can be focused and have data.
interface Element extends HTMLOrSVGElement {}

interface WindowEventMap {
  "pileus-go": CustomEvent<string>;
}
