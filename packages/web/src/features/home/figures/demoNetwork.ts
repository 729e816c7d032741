import network from './network.json';

/** A network with positioned nodes; edges refer to nodes by index. */
export interface DemoNetwork {
  /** `symbol` is set for TFs only. */
  readonly nodes: readonly { readonly x: number; readonly y: number; readonly symbol: string | undefined }[];
  readonly edges: readonly { readonly source: number; readonly target: number; readonly isInduced: boolean }[];
}

const symbols = new Map(network.tfs.map(({ node, symbol }) => [node, symbol]));

/** The network of the demo that the start page draws; recorded by `e2e/homeFigures.ts`. */
export const demoNetwork: DemoNetwork = {
  nodes: network.positions.map(([x, y], index) => ({ x, y, symbol: symbols.get(index) })),
  edges: network.edges.map(([source, target, induced]) => ({ source, target, isInduced: induced === 1 })),
};
