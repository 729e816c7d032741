import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../../../scripts/rig/client.ts';

const answer = 'HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\nok';

describe('a call of the rig', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  /** A server that says with the number of a connection and of a call on it what to do. */
  async function serve(onCall: (socket: Socket, connection: number, turn: number) => void): Promise<string> {
    let connections = 0;
    server = createServer((socket) => {
      const connection = connections++;
      let turn = 0;
      socket.on('data', () => onCall(socket, connection, turn++)).on('error', () => socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  it('is made again when the connection had been used, and was closed while it was on its way', async () => {
    const url = await serve((socket, connection, turn) =>
      connection === 0 && turn === 1 ? socket.resetAndDestroy() : socket.write(answer),
    );
    expect((await call(url)).status).toBe(200);
    expect((await call(url)).status).toBe(200);
  });

  it('is not made again when a new connection is closed', async () => {
    let calls = 0;
    const url = await serve((socket) => (calls++, socket.resetAndDestroy()));
    expect(await call(url)).toMatchObject({ status: 0, reason: expect.stringMatching('is not answered') });
    expect(calls).toBe(1);
  });

  it('is not made again when its answer has begun', async () => {
    const url = await serve((socket, _, turn) => {
      if (turn === 0) socket.write(answer);
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok', () => socket.resetAndDestroy());
    });
    expect((await call(url)).status).toBe(200);
    expect((await call(url)).status).toBe(0);
  });
});
