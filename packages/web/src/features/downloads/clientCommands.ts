import type { CodeExample } from './codeExamples.ts';

/** Names of the files that the build makes of the clients; a test compares them. */
export const clientFiles = {
  python: 'trellis_tf-0.1.0-py3-none-any.whl',
  r: 'trellisTF_0.1.0.tar.gz',
  typescript: 'trellis-client-0.1.0.tgz',
} as const;

/** The commands that install the clients from a site. */
export const clientCommands = (origin: string): CodeExample[] => [
  { name: 'Python client', code: `pip install ${origin}/clients/${clientFiles.python}` },
  {
    name: 'R client',
    code: `install.packages(c("curl", "jsonlite"))
install.packages("${origin}/clients/${clientFiles.r}", repos = NULL, type = "source")`,
  },
  { name: 'TypeScript client', code: `npm install ${origin}/clients/${clientFiles.typescript}` },
];
