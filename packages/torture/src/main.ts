/**
 * `npm run torture -- NAME [OPTIONS]`: runs one of the ways to break Trellis; without a name, lists them. Each says its options in
 * the comment of its `main.ts`, and exits with 1 if it found a fault.
 */
const names: Readonly<Record<string, string>> = {
  fuzz: 'searches inputs that break a reader, guided by coverage',
  hostile: 'makes every call and every import with hostile words, broken bodies and broken connections',
  attacks: 'takes a server from its other users in each known way, from one address and from fifty',
  durability: 'kills servers, cuts the power (--power), fills the disk at each write (--full)',
  kills: 'kills imports, downloads and fetches at random moments',
  sources: 'compares the recipes and the starter set with the real files that they are made of',
  faults: 'breaks servers, PostgreSQL, Redis and the disk while users work',
  soak: 'lets users work for minutes or hours while everything is restarted, and measures memory and open files',
  siege:
    'lets users work for hours on a server that is attacked all the time, and compares everything with its backup',
  cluster: 'runs several servers behind a load balancer until it is interrupted',
};

export {};

const [name, ...options] = process.argv.slice(2);
if (name === undefined || !Object.hasOwn(names, name)) {
  if (name !== undefined) console.error(`no torture is called "${name}"; there are`);
  for (const [known, does] of Object.entries(names)) console.log(`${known.padEnd(12)}${does}`);
  process.exit(name === undefined ? 0 : 2);
}
process.argv.splice(2, Infinity, ...options);
await import(`./${name}/main.ts`);
