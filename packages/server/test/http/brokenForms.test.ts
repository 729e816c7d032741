import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from '../testServer.ts';

const boundary = 'formBoundary';

/** A form whose second part has these headers and 400 kB. */
const formWith = (head: string): Buffer =>
  Buffer.from(
    [
      `--${boundary}\r\nContent-Disposition: form-data; name="query"\r\n\r\nALF\r\n`,
      `--${boundary}\r\n${head}\r\n\r\n${'a,'.repeat(200_000)}\r\n`,
      `--${boundary}--\r\n`,
    ].join(''),
  );

/** Sizes of the pieces in which a body arrives. */
const sizes = [3000, 9000, 13_974, 20_000, 27_403, 36_000, 40_226, 48_459, 52_858, 59_076, 62_685, 65_000];

describe('a form with a part of 400 kB', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  /** Status of a preview whose form arrives in pieces. */
  const statusOf = (body: Buffer, size: number): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = {
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': String(body.length),
      };
      const sent = request(`${server.url}/api/preview/`, { method: 'POST', headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      sent.once('error', reject);
      void (async () => {
        for (let at = 0; at < body.length; at += size) {
          sent.write(body.subarray(at, at + size));
          await nextTurn();
        }
        sent.end();
      })();
    });

  it.each([
    'X-Nothing: of a form',
    'Content-Disposition: attachment; filename="x.csv"',
    'Content-Disposition: form-data; name="targetgenes"; filename="x\r.csv"',
  ])('is answered without the part if it cannot be read: %j', async (head) => {
    for (const size of sizes) expect([size, await statusOf(formWith(head), size)]).toEqual([size, 200]);
  });

  it.each(['targetgenes', 'ownanalyses', 'nothing'])('is refused if it ends in the middle of %s', async (field) => {
    const form = formWith(`Content-Disposition: form-data; name="${field}"; filename="x.csv"`);
    const cut = form.subarray(0, 100_000);
    for (const size of sizes) expect([size, await statusOf(cut, size)]).toEqual([size, 400]);
  });
});

it('a request that does not arrive in time is given up', async () => {
  const server = await startServer(fixture('mini'));
  expect(server.app.server.requestTimeout).toBe(300_000);
  await server.stop();
});
