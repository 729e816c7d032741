import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchSources } from '../../src/fetch/fetchSources.ts';
import { startSources } from './sourceServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A proxy on loopback that forwards each request, and the addresses that it was asked for. */
async function startProxy(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    const url = incoming.url ?? '';
    asked.push(url);
    request(url, { headers: incoming.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe('a proxy', () => {
  it.each(['HTTP_PROXY', 'http_proxy'])('is taken from %s', async (name) => {
    const [server, proxy, cache] = [await startSources(), await startProxy(), await temporaryFolder()];
    const file = server.add('a', 'text');
    expect(await fetchSources({ files: [file], cache, env: { [name]: proxy.url } })).toMatchObject({ fetched: 1 });
    expect(proxy.asked).toEqual([file.url]);
  });

  it('is not used for the hosts of NO_PROXY', async () => {
    const [server, proxy, cache] = [await startSources(), await startProxy(), await temporaryFolder()];
    const env = { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' };
    expect(await fetchSources({ files: [server.add('a', 'text')], cache, env })).toMatchObject({ fetched: 1 });
    expect(proxy.asked).toEqual([]);
  });
});
