import network from './network.json';

/** The network of the demo that the start page draws; `e2e/homeFigures.ts` asks for it. */
interface DemoNetwork {
  /** Place and, for a TF, its symbol. */
  readonly nodes: readonly (readonly [x: number, y: number, tf: string])[];
  /** Places of source and target among the nodes, and 1 for induced, 0 for repressed. */
  readonly edges: readonly (readonly [source: number, target: number, induced: number])[];
}

export const demoNetwork = network as unknown as DemoNetwork;
