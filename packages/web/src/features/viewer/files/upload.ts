import { geneKey, indexScene, uploadedNode, type NetworkScene, type SceneNode } from '../scene/scene.ts';

/** A row of an upload: a source, the name of the edge, and targets. */
export interface UploadRow {
  readonly source: string;
  readonly name: string;
  readonly targets: readonly string[];
}

export const defaultUploadColor = '#ffff00';

/** Largest file that is read: 20 MB. */
const maxBytes = 20_000_000;

/** Why a file is not read; undefined for one that is. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const accepted = type === '' || type.startsWith('text/') || /\.(sif|tsv|txt)$/i.test(name);
  if (!accepted) return `File type not accepted. ${name} is no text, .sif or .tsv file.`;
  if (size > maxBytes) return `${name} is too large: at most ${maxBytes / 1e6} MB are read.`;
  return undefined;
}

/**
 * Reads rows of source, edge name and targets: separated by tabs where a line has one, else by blanks. Throws with the
 * line when a row is too short.
 */
export function parseUpload(text: string): UploadRow[] {
  const rows: UploadRow[] = [];
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, i) => {
      const cells = line
        .split(line.includes('\t') ? '\t' : /\s+/)
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '');
      if (cells.length === 0) return;
      if (cells.length < 3) {
        throw new Error(`Every row need to have at least 3 columns. Line ${i + 1} has ${cells.length}.`);
      }
      const [source, name, ...targets] = cells;
      rows.push({ source, name, targets });
    });
  return rows;
}

/** What an upload would add. */
export interface UploadedScene {
  readonly scene: NetworkScene;
  readonly edges: number;
  readonly nodes: number;
}

/**
 * The scene with the edges of an upload. Ids match without case; an unknown id becomes a node, spelled as in the file, in
 * a block to the right of everything. An edge that is there already (source, name and target) is not added again.
 */
export function addUpload(scene: NetworkScene, rows: readonly UploadRow[], color: string): UploadedScene {
  if (rows.length === 0) return { scene, edges: 0, nodes: 0 };
  const nodes = [...scene.nodes];
  const edges = [...scene.edges];
  const places = new Map(scene.places);
  const present = new Set(edges.map(({ source, name, target }) => `${source}\t${target}\t${name}`));
  const created: string[] = [];
  const placeOf = (id: string): number => {
    const known = places.get(geneKey(id));
    if (known !== undefined) return known;
    const place = scene.nodes.length + created.length;
    places.set(geneKey(id), place);
    created.push(id);
    return place;
  };
  for (const { source, name, targets } of rows) {
    const from = placeOf(source);
    for (const id of targets) {
      const target = placeOf(id);
      const key = `${from}\t${target}\t${name}`;
      if (present.has(key)) continue;
      present.add(key);
      edges.push({ ...uploadedLook, id: nextId(edges.length), source: from, target, name, color });
    }
  }
  nodes.push(...placeUserNodes(scene, created));
  return {
    scene: indexScene(nodes, edges, places),
    edges: edges.length - scene.edges.length,
    nodes: created.length,
  };
}

const uploadedLook = { kind: 'UPLOADED', arrow: 'none', weight: undefined } as const;
const nextId = (count: number): string => `u${count}`;

const step = 50;
const gap = 60;

function placeUserNodes({ nodes }: NetworkScene, ids: readonly string[]): SceneNode[] {
  const right = nodes.reduce((most, { x, size }) => Math.max(most, x + size / 2), nodes.length ? -Infinity : 0);
  const side = Math.ceil(Math.sqrt(ids.length));
  const height = Math.min(side, ids.length) - 1;
  return ids.map((id, i) => ({
    ...uploadedNode,
    id,
    name: '',
    role: 'user',
    label: false,
    x: right + gap + Math.floor(i / side) * step,
    y: ((i % side) - height / 2) * step,
  }));
}
