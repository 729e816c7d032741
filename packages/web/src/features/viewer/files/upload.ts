import type { ReadEdge } from '@trellis/core/reading';
import {
  geneKey,
  indexScene,
  uploadedNode,
  type NetworkScene,
  type SceneEdge,
  type SceneNode,
} from '../scene/scene.ts';

export const defaultUploadColor = '#ffff00';

export const noEdgesAdded = 'No edges added.';

/** A scene with its uploads, and the number of edges and nodes that they add. */
interface UploadedScene {
  readonly scene: NetworkScene;
  readonly edges: number;
  readonly nodes: number;
}

/**
 * Adds uploaded edges to a scene. IDs are not case-sensitive; an unknown id becomes a node in a block to the right of
 * the network. An edge that already exists (same source, name and target) is not added again.
 */
export function addUpload(scene: NetworkScene, rows: readonly UploadRow[], color: string): UploadedScene {
  if (rows.length === 0) return { scene, edges: 0, nodes: 0 };
  const { indexById, created, indexOf } = growingIndex(scene);
  const added = newEdges(scene.edges, rows, indexOf).map((edge, i): SceneEdge => ({
    ...edge,
    ...uploadedEdge,
    id: `u${scene.edges.length + i}`,
    color,
  }));
  const nodes = [...scene.nodes, ...layoutCreated(scene, created)];
  return {
    scene: indexScene(nodes, [...scene.edges, ...added], indexById),
    edges: added.length,
    nodes: created.length,
  };
}

const uploadedEdge = {
  kind: 'UPLOADED',
  arrow: 'none',
  dashed: false,
  weight: undefined,
  evidence: undefined,
} as const;

/** The index of a scene, which grows by each unknown id that is looked up. */
function growingIndex({ nodes, indexById: known }: NetworkScene) {
  const indexById = new Map(known);
  const created: string[] = [];
  const indexOf = (id: string): number => {
    const found = indexById.get(geneKey(id));
    if (found !== undefined) return found;
    const index = nodes.length + created.length;
    indexById.set(geneKey(id), index);
    created.push(id);
    return index;
  };
  return { indexById, created, indexOf };
}

type NamedEdge = Pick<SceneEdge, 'source' | 'target' | 'name'>;

const edgeKey = ({ source, target, name }: NamedEdge): string => `${source}\t${target}\t${name}`;

/** Returns the edges of rows that do not exist yet. */
function newEdges(edges: readonly SceneEdge[], rows: readonly UploadRow[], indexOf: (id: string) => number) {
  const present = new Set(edges.map(edgeKey));
  const added: NamedEdge[] = [];
  for (const { source: id, name, targets } of rows) {
    const source = indexOf(id);
    for (const target of targets) {
      const edge = { source, target: indexOf(target), name };
      if (present.has(edgeKey(edge))) continue;
      present.add(edgeKey(edge));
      added.push(edge);
    }
  }
  return added;
}

/** Distance of created nodes from each other and from the network, in units of the scene. */
const [step, gap] = [50, 60];

/** Arranges created nodes in a square block, column by column. */
function layoutCreated({ nodes }: NetworkScene, ids: readonly string[]): SceneNode[] {
  const right = nodes.reduce((max, { x, size }) => Math.max(max, x + size / 2), nodes.length ? -Infinity : 0);
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

/** A row of an uploaded file; its genes are in upper case. */
export interface UploadRow {
  readonly source: string;
  /** Name of the edges. */
  readonly name: string;
  readonly targets: readonly string[];
}

const maxMegabytes = 20;

/** Endings of the files with edges that can be read, whatever type the browser gives them. */
const acceptedName = /\.(txt|sif|tsv|tab|csv|xlsx|gz|graphml)$/i;
/** Browsers give files with an ending that they do not know no type, or the last one. */
const acceptedType = /^(text\/.*|application\/octet-stream|)$/;

/** Returns why a file cannot be read; undefined when it can. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!acceptedName.test(name) && !acceptedType.test(type))
    return notAccepted(`${name} is not a text, SIF or TSV file.`);
  if (size > maxMegabytes * 1e6) return `${name} is too large: the limit is ${maxMegabytes} MB.`;
  return undefined;
}

/** The message about a file that is none of those that can be read; `reason` is a sentence. */
export const notAccepted = (reason: string): string => `File type not accepted. ${reason}`;

/** The edges of a file as rows, one for each. */
export const rowsOfEdges = (edges: readonly ReadEdge[]): UploadRow[] =>
  edges.map(({ source, edge, target }) => ({
    source: source.toUpperCase(),
    name: edge ?? '',
    targets: [target.toUpperCase()],
  }));
