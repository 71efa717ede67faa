// The live view of a table over a websocket. It connects again by itself, sooner first and then ever later.

import { query } from "./api.js";

const SILENCE = 50_000; // the server says something every 20 seconds; this long without means that the line is dead
const LATEST = 10_000;

/**
 * @param {string} table
 * @param {() => { seat?: number, watch?: boolean, version?: number }} asked looked at for every connection
 * @param {{ state(state: any): void, chat(lines: any[]): void, problem(problem: any): void, line(up: boolean): void }} hear
 * @returns {{ close(): void, again(): void }} `again` connects anew, for another seat
 */
export function listen(table, asked, hear) {
  let socket = null;
  let closed = false;
  let tries = 0;
  let waiting = 0;
  let silence = 0;

  function connect() {
    clearTimeout(waiting);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live${query(asked())}`);
    socket = mine;
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      tries = 0;
      hear.line(true);
      watchSilence();
      const message = JSON.parse(data);
      if (message.kind === "state") hear.state(message.state);
      if (message.kind === "chat") hear.chat(message.lines);
      if (message.kind === "problem") {
        stop();
        hear.problem(message.problem);
      }
    };
    mine.onclose = () => {
      if (mine === socket && !closed) retry();
    };
    watchSilence();
  }

  function watchSilence() {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), SILENCE);
  }

  function retry() {
    hear.line(false);
    clearTimeout(silence);
    waiting = setTimeout(connect, Math.min(LATEST, 300 * 1.7 ** tries++));
  }

  function hurry() {
    if (!closed && socket?.readyState === WebSocket.CLOSED) connect();
  }

  function stop() {
    closed = true;
    clearTimeout(waiting);
    clearTimeout(silence);
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
    hangUp(socket);
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();
  return {
    close: stop,
    again() {
      const old = socket;
      socket = null;
      hangUp(old);
      connect();
    },
  };
}

/** A line that is just being made is closed when it stands: browsers complain of others. @param {WebSocket | null} socket */
function hangUp(socket) {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
