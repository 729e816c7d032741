/**
 * A deterministic network in the server's format: fifty TFs, and targets arranged by the number of TFs that target them.
 */
export function networkOf(edges: number): string {
  const tfs = 50;
  const targets = Math.ceil(edges / 5);
  const side = Math.ceil(Math.sqrt(targets));
  const node = (id: string, tf: boolean, x: number, y: number) => ({
    group: 'nodes',
    data: {
      id,
      name: tf ? `TF${id.slice(-3)}` : '',
      type: tf ? 'TXNFACTOR' : 'PROTEIN_CODING',
      size: 20,
      showLabel: tf,
      shape: tf ? 'triangle' : 'rectangle',
      color: tf ? '#1f9d55' : '#7fb2e5',
    },
    position: { x, y },
  });
  const tfId = (i: number) => `AT1G${String(i).padStart(5, '0')}`;
  const targetId = (i: number) => `AT2G${String(i).padStart(5, '0')}`;
  const edgeStyles = [
    { name: 'in planta:Regulated:INDUCED', color: '#4daf4a', shape: 'triangle' },
    { name: 'in planta:Regulated:REPRESSED', color: '#e41a1c', shape: 'tee' },
    { name: 'in vitro:Bound:DAP', color: '#377eb8', shape: 'triangle' },
  ];
  const nodes = [
    ...Array.from({ length: tfs }, (_, i) => node(tfId(i), true, Math.floor(i / 8) * 70, (i % 8) * 70 - 245)),
    ...Array.from({ length: targets }, (_, i) =>
      node(targetId(i), false, 620 + Math.floor(i / side) * 30, ((i % side) - side / 2) * 30),
    ),
  ];
  const links = Array.from({ length: edges }, (_, i) => ({
    group: 'edges',
    data: {
      id: `e${i}`,
      source: tfId((i * 7 + Math.floor(i / targets) * 3) % tfs),
      target: targetId(i % targets),
      weight: 1 + (i % 3),
      ...edgeStyles[i % edgeStyles.length],
    },
  }));
  return JSON.stringify([...nodes, ...links]);
}
