/**
 * Do something in this very frame, once it is laid out and before it is painted: to measure or scroll earlier would lay everything out twice.
 * @param {Element} element that is shown @param {() => void} then
 */
export function afterLayout(element, then) {
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe(element);
}
