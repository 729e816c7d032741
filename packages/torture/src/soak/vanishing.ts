import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a client sends before it is gone. */
const beginnings: readonly ((id: string) => string)[] = [
  () => 'GET /api/si',
  () => 'POST /api/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 5000\r\n\r\nall_',
  (id) => `GET /api/${id}/ HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  (id) => `GET /api/export/${id}.csv HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  (id) => `GET /api/analysis_enrichment/${id}/ HTTP/1.1\r\nHost: localhost\r\n\r\n`,
];

/** Five clients per second connect to the servers and vanish, with a reset or without a word, until they are stopped. */
export function startVanishing(urls: () => readonly string[], id: string): { stop(): number } {
  let count = 0;
  let ended = false;
  void (async () => {
    for (; !ended; await wait(200)) {
      const all = urls();
      const { port } = new URL(all[count % all.length]);
      vanish(Number(port), beginnings[count++ % beginnings.length](id), 10 * (count % 20));
    }
  })();
  return {
    stop: () => {
      ended = true;
      return count;
    },
  };
}

function vanish(port: number, text: string, afterMs: number): void {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(text);
    // Half of them close the connection, the other half reset it while the answer is on its way.
    setTimeout(() => (afterMs % 20 ? socket.destroy() : socket.resetAndDestroy()), afterMs);
  });
  socket.on('error', () => socket.destroy());
}
