import type { TestProject } from 'vitest/node';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('port', site.port);
  return () => site.stop();
}
