import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testServer.ts';
import { expectCase, expectStatic } from './expectRecorded.ts';
import { differencesOf } from './judge.ts';
import { goldenDataset, readGoldenCases, readStaticChecks } from './readGolden.ts';

describe('the recorded answers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(goldenDataset);
  });
  afterAll(() => server.stop());

  it.each(readGoldenCases())('are given again: $name', (recorded) => expectCase(server, recorded));

  it.each(readStaticChecks())('are given again without a request: $name', (check) => expectStatic(server, check));
});

describe('the comparison', () => {
  const [recorded, other] = readGoldenCases(['and_two', 'not_right']);

  it('finds that the answers are those of another query', () => {
    const { expect: wanted } = recorded;
    for (const name of ['table', 'summary', 'network', 'motif', 'analysisEnrichment', 'sungear']) {
      const compared = { name, expected: wanted[name], actual: other.expect[name] };
      expect(differencesOf(compared, wanted, recorded), name).not.toEqual([]);
    }
  });
});
