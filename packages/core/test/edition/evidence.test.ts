import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../src/edition/index.ts';

const analysis = (type: string, edge: string) => ({
  expression: type === 'Expression',
  metadata: new Map([
    ['EXPERIMENT_TYPE', type],
    ['EDGE_TYPE', edge],
  ]),
});
const chip = analysis('Binding', 'in planta:Bound:ChIP-seq');
const dap = analysis('Binding', 'in vitro:Bound:DAP');
const rna = analysis('Expression', 'in planta:Regulated');

describe('the kinds of evidence of an edition', () => {
  it('are bound in vivo, bound in vitro and regulated', () => {
    const { kinds, kindOf } = evidenceOf({}, [chip, dap, rna]);
    expect(kinds.map(({ label }) => label)).toEqual(['in planta bound', 'in vitro bound', 'regulated']);
    expect([chip, dap, rna].map(kindOf)).toEqual(['in planta bound', 'in vitro bound', 'regulated']);
  });

  it.each([
    ['in vivo bound', 'in vivo:Bound:ChIP-exo'],
    ['in vivo bound', 'Bound'],
    ['in planta bound', 'In planta:Bound'],
  ])('are %s where edge types say %s', (label, edge) => {
    const binding = analysis('Binding', edge);
    expect(evidenceOf({}, [binding]).kindOf(binding)).toBe(label);
  });

  it('are those of the settings, by the first rule that fits, in the order in which they are shown', () => {
    const evidence = [
      { evidence: 'regulated', label: 'changed', experimentType: 'expression' },
      { evidence: 'in vivo', label: 'bound by exo', edgeType: 'IN VIVO:BOUND:CHIP-EXO' },
      { evidence: 'in vivo', label: 'bound' },
    ] as const;
    const exo = analysis('Binding', 'in vivo:Bound:ChIP-exo');
    const { kinds, kindOf } = evidenceOf({ evidence }, [exo, chip, rna]);
    expect(kinds).toEqual([
      { sort: 'in vivo', label: 'bound by exo' },
      { sort: 'in vivo', label: 'bound' },
      { sort: 'regulated', label: 'changed' },
    ]);
    expect([exo, chip, rna].map(kindOf)).toEqual(['bound by exo', 'bound', 'changed']);
  });

  it('have a name for analyses that no rule of the settings fits', () => {
    const evidence = [{ evidence: 'in vivo', label: 'bound', edgeType: 'in vivo' }] as const;
    const { kinds, kindOf } = evidenceOf({ evidence }, [rna, dap]);
    expect([rna, dap].map(kindOf)).toEqual(['regulated', 'in vitro bound']);
    expect(kinds.map(({ label }) => label)).toEqual(['bound', 'regulated', 'in vitro bound']);
  });

  it('never call an expression analysis bound', () => {
    const evidence = [{ evidence: 'in vivo', label: 'bound' }] as const;
    expect(evidenceOf({ evidence }, [rna]).kindOf(rna)).toBe('regulated');
  });
});
