import { buildApp } from './app.ts';
import { readConfig, type Config } from './config/config.ts';
import { fetchInside } from './http/fetchInside.ts';

/** A site in this process, without a port. */
interface LocalSite {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

/** Maximum size of an answer in bytes. */
const maxBytes = 64 << 20;

/** Opens a site in this process: every call goes through the routes of a server, and nothing listens. It writes no log. */
export async function openLocalSite(options: Partial<Config>, environment: NodeJS.ProcessEnv): Promise<LocalSite> {
  const app = await buildApp(readConfig({ ...options, log: 'silent' }, environment), {
    computing: 'quick in process',
  });
  await app.ready();
  return {
    fetch: fetchInside(app, { caller: { address: '127.0.0.1', isLimited: false }, maxBytes }),
    close: () => app.close(),
  };
}
