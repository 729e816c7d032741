import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../packages/', import.meta.url));

/** Folders of each package from the lowest to the highest layer, with the folders that each may import. */
export const layers = {
  recipes: {
    formats: ['.'],
    recipe: ['formats', '.'],
    steps: ['recipe', '.'],
    fetch: ['recipe'],
    convert: ['steps', 'recipe', 'formats', '.'],
    draft: ['recipe', 'formats', '.'],
    '.': ['draft', 'convert', 'fetch', 'steps', 'recipe', 'formats'],
  },
  server: {
    json: [],
    software: [],
    tracing: ['software'],
    config: ['json'],
    offline: [],
    pool: ['tracing', 'json'],
    feedback: ['config', 'json'],
    cache: ['pool', 'json'],
    views: ['cache', 'pool', 'software', 'json'],
    data: ['views', 'cache', 'pool', 'json'],
    mcp: ['software', 'json'],
    http: ['mcp', 'data', 'views', 'feedback', 'cache', 'pool', 'config', 'tracing', 'offline', 'json'],
    site: ['http', 'data', 'views', 'pool', 'software', 'json'],
    cli: ['site', 'mcp', 'data', 'views', 'config', 'software', 'json', '.'],
    '.': ['http', 'data', 'views', 'cache', 'pool', 'config', 'cli', 'tracing', 'json'],
  },
  web: {
    memory: [],
    router: [],
    api: ['router', 'memory'],
    state: ['api', 'router', 'memory'],
    ui: ['router', 'memory'],
    // What features share and knows genes, tests and their files; `ui` knows none of them.
    'shared/exports': ['ui', 'api', 'router', 'memory'],
    'shared/statistics': ['shared/exports', 'ui', 'api', 'router', 'memory'],
    'shared/genes': ['shared/statistics', 'shared/exports', 'ui', 'api', 'router', 'memory'],
    // What pages of a site in a folder share: questions that go from browser to browser.
    portable: ['shared/*', 'state', 'ui', 'api', 'router', 'memory'],
    'features/viewer/scene': ['shared/*', 'ui', 'api', 'router', 'memory'],
    'features/viewer/drawing': ['features/viewer/scene', 'shared/*', 'ui', 'api', 'router', 'memory'],
    'features/viewer/layout': ['features/viewer/scene', 'shared/*', 'ui', 'api', 'router', 'memory'],
    'features/viewer/analysis': ['features/viewer/scene', 'shared/*', 'state', 'ui', 'api', 'router', 'memory'],
    'features/viewer/files': [
      'features/viewer/drawing',
      'features/viewer/scene',
      'shared/*',
      'state',
      'ui',
      'api',
      'router',
      'memory',
    ],
    'features/viewer': ['features/viewer/*', 'portable', 'shared/*', 'state', 'ui', 'api', 'router', 'memory'],
    'features/*': ['portable', 'shared/*', 'state', 'ui', 'api', 'router', 'memory'],
    app: ['features/*', 'portable', 'shared/*', 'state', 'ui', 'api', 'router', 'memory'],
    '.': ['app', 'ui'],
  },
};

/** The folders that a path is in, from the outermost one. */
const foldersOf = (path) => path.split('/').slice(0, -1);

/** Whether a path is in a folder; `*` is any one folder, `.` for the files outside of all folders. */
function isWithin(path, folder) {
  const folders = foldersOf(path);
  if (folder === '.') return folders.length === 0;
  const wanted = folder.split('/');
  return wanted.length <= folders.length && wanted.every((part, i) => part === '*' || part === folders[i]);
}

/** The layer of a path: of the entries that fit the one with most folders, and a name before a `*`. */
function layerOf(path, table) {
  const depth = (name) => 2 * name.split('/').length - (name.includes('*') ? 1 : 0);
  return Object.keys(table)
    .filter((name) => isWithin(path, name))
    .sort((a, b) => depth(b) - depth(a))[0];
}

/** Why one file may not import another one of its package; undefined when it may. Paths are inside `src`. */
export function refusal(name, from, to) {
  const table = layers[name];
  const own = layerOf(from, table);
  if (own === undefined) return undefined;
  const room = own === '.' ? '.' : foldersOf(from).slice(0, own.split('/').length).join('/');
  const isOwn = isWithin(to, room) && layerOf(to, table) === own;
  if (isOwn || table[own].some((allowed) => isWithin(to, allowed))) return undefined;
  return `${room} may import only: ${table[own].join(', ') || 'its own files'}; ${to} is none of them.`;
}

/** The lint rule: imports within a package point to lower layers, type imports included. */
export const layerRule = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}}' } },
  create(context) {
    const [name, folder, ...rest] = relative(root, context.filename).split(sep);
    if (folder !== 'src' || !(name in layers)) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = relative(resolve(root, name, 'src'), resolve(dirname(context.filename), source));
      if (target.startsWith('..')) return;
      const reason = refusal(name, rest.join('/'), target.split(sep).join('/'));
      if (reason) context.report({ node, messageId: 'refused', data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
