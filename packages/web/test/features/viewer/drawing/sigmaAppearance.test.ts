import { describe, expect, it } from 'vitest';
import { edgeAppearance, nodeAppearance } from '../../../../src/features/viewer/drawing/sigmaAppearance.ts';
import { emptySelection, type SceneSelection } from '../../../../src/features/viewer/scene/selection.ts';
import { noFilters, visibilityOf, type NetworkFilters } from '../../../../src/features/viewer/scene/visibility.ts';
import { buildScene } from '../../../../src/features/viewer/scene/scene.ts';
import { small, smallElements } from '../smallNetwork.ts';

interface Shown {
  readonly selection?: SceneSelection;
  readonly lit?: SceneSelection;
  readonly filters?: Partial<NetworkFilters>;
}

const scene = small();
const theme = { ink: '#000000', paper: '#ffffff', quiet: '#888888' };
const state = ({ selection = emptySelection, lit, filters }: Shown = {}) => ({
  picture: { scene, visible: visibilityOf(scene, { ...noFilters, ...filters }), selection, lit },
  theme,
});
const nodes = (...indices: number[]): SceneSelection => ({ nodes: new Set(indices), edges: new Set() });
const edges = (...indices: number[]): SceneSelection => ({ nodes: new Set(), edges: new Set(indices) });

describe('a node in sigma', () => {
  it('lies where the scene has it, with the y axis upward', () => {
    expect(nodeAppearance(state(), 3)).toMatchObject({ x: 100, y: -30, size: 10, label: '3', hidden: false });
  });

  it('has a blue border when selected, else a red one under the pointer', () => {
    const hovered = { group: 'nodes', index: 2 } as const;
    expect(nodeAppearance({ ...state(), hovered }, 2).border).toBe('#e03131');
    expect(nodeAppearance({ ...state({ selection: nodes(2) }), hovered }, 2).border).toBe('#317bf6');
    expect(nodeAppearance({ ...state(), hovered: { group: 'edges', index: 2 } }, 2).border).toBeUndefined();
  });

  it('fades into the paper and behind the others unless it is lit', () => {
    const [lit, dimmed] = [2, 3].map((index) => nodeAppearance(state({ lit: nodes(2) }), index));
    expect([lit.color, lit.zIndex]).toEqual(['#7fb2e5', 1]);
    expect([dimmed.color, dimmed.zIndex]).toEqual(['#e0edf9', 0]);
  });

  it('is hidden when a filter hides it', () => {
    const filtered = state({ filters: { minTfs: 2 } });
    expect([2, 4].map((index) => nodeAppearance(filtered, index).hidden)).toEqual([true, false]);
  });
});

describe('an edge in sigma', () => {
  it('has the arrow and the width of its weight', () => {
    expect(edgeAppearance(state(), 2)).toMatchObject({ type: 'tee', size: 5, color: '#e41a1c', zIndex: 1 });
  });

  it('is wider and in front when it is selected or under the pointer', () => {
    expect(edgeAppearance(state({ selection: edges(0) }), 0)).toMatchObject({ color: '#317bf6', size: 5, zIndex: 2 });
    const hovered = { group: 'edges', index: 0 } as const;
    expect(edgeAppearance({ ...state(), hovered }, 0)).toMatchObject({ color: '#377eb8', size: 5, zIndex: 2 });
  });

  it('fades into the paper unless it is lit', () => {
    expect(edgeAppearance(state({ lit: edges(0) }), 1)).toMatchObject({ color: '#eaf5e9', zIndex: 0 });
    expect(edgeAppearance(state({ lit: edges(0) }), 0).color).toBe('#377eb8');
  });
});

const edgeElement = (id: string, [source, name, target]: string[]) =>
  ({ group: 'edges', data: { id, source, target, name, color: '#e7298a', shape: 'triangle' } }) as const;

describe('edges that sigma itself cannot draw', () => {
  const odd = buildScene([
    ...smallElements,
    edgeElement('e7', ['AT1G1', 'in planta:Regulated:EXPRESSION', 'AT1G5']),
    edgeElement('e8', ['AT1G1', 'in planta:Bound', 'AT1G1']),
    edgeElement('e9', ['AT1G1', 'in planta:Regulated:EXPRESSION', 'AT1G1']),
  ]);
  const shown = {
    theme,
    picture: { scene: odd, visible: visibilityOf(odd, noFilters), selection: emptySelection, lit: undefined },
  };

  it('are dashed when they have no fold change', () => {
    expect(edgeAppearance(shown, 6)).toMatchObject({ type: 'dashes', color: '#e7298a' });
    expect(edgeAppearance(shown, 0).type).toBe('triangle');
  });

  it('are rings when they lead back to their gene, each larger than the one before', () => {
    const [first, second] = [7, 8].map((index) => edgeAppearance(shown, index));
    expect([first, second]).toMatchObject([
      { type: 'loop', arrow: 'triangle', dashed: false, radius: 14 },
      { type: 'loop', arrow: 'triangle', dashed: true, radius: 20 },
    ]);
  });
});

describe('the opacity of edges in sigma', () => {
  const dense = {
    ...state(),
    picture: { ...state().picture, visible: { ...state().picture.visible, edgeCount: 32_000 } },
  };

  it('falls with their number, in colors multiplied by it', () => {
    expect(edgeAppearance(dense, 2).color).toBe('#1d030420');
  });

  it('stays full for what is selected, pointed at or lit', () => {
    const picture = { ...dense.picture, lit: edges(0) };
    expect(edgeAppearance({ ...dense, picture }, 0).color).toBe('#377eb8');
    expect(edgeAppearance({ ...dense, hovered: { group: 'edges', index: 2 } }, 2).color).toBe('#e41a1c');
  });
});
