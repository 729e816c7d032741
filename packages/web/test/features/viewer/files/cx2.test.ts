import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { writeCx2 } from '../../../../src/features/viewer/files/cx2.ts';
import { addUpload } from '../../../../src/features/viewer/files/upload.ts';
import { cx2Schema } from '../cx2Schema.ts';
import { small } from '../smallNetwork.ts';

interface Element {
  readonly id: number;
  readonly s: number;
  readonly t: number;
  readonly v: Readonly<Record<string, unknown>>;
}

interface Declaration {
  readonly d: string;
}

interface Mapping {
  readonly definition: {
    readonly attribute: string;
    readonly map?: readonly { readonly v: unknown; readonly vp: unknown }[];
  };
}

/** All aspects of a document in one object. */
interface Document {
  readonly metaData: readonly { readonly name: string; readonly elementCount: number }[];
  readonly attributeDeclarations: readonly [
    Readonly<Record<'networkAttributes' | 'nodes' | 'edges', Readonly<Record<string, Declaration>>>>,
  ];
  readonly networkAttributes: readonly [Readonly<Record<string, unknown>>];
  readonly nodes: readonly Element[];
  readonly edges: readonly Element[];
  readonly visualProperties: readonly [
    Readonly<Record<'nodeMapping' | 'edgeMapping', Readonly<Record<string, Mapping>>>>,
  ];
}

const uploaded = addUpload(small(), [{ source: '=1+1', name: 'a<b & "c"', targets: ['AT1G1'] }], '#ffff00');
const blocks = JSON.parse(writeCx2(uploaded.scene)) as Readonly<Record<string, unknown>>[];
const document = Object.assign({}, ...blocks) as Document;
const [declared] = document.attributeDeclarations;

const jsonTypes: Readonly<Record<string, string>> = { string: 'string', double: 'number', boolean: 'boolean' };

describe('a network in CX2', () => {
  it('is as the specification has it', () => {
    const validate = new Ajv({ strictTuples: false }).compile(cx2Schema);
    validate(blocks);
    expect(validate.errors).toBeNull();
  });

  it('counts the elements of each of its aspects', () => {
    const named = Object.fromEntries(document.metaData.map(({ name, elementCount }) => [name, elementCount]));
    const there = blocks
      .flatMap((block) => Object.entries(block))
      .filter(([name, elements]) => Array.isArray(elements) && name !== 'metaData' && name !== 'status')
      .map(([name, elements]) => [name, (elements as readonly unknown[]).length]);
    expect(named).toEqual(Object.fromEntries(there));
    expect([named['nodes'], named['edges']]).toEqual([6, 7]);
  });

  it('declares every attribute with the type that its values have', () => {
    const check = (aspect: keyof typeof declared, values: Readonly<Record<string, unknown>>) => {
      for (const [name, value] of Object.entries(values)) {
        expect([name, typeof value]).toEqual([name, jsonTypes[declared[aspect][name]?.d]]);
      }
    };
    check('networkAttributes', document.networkAttributes[0]);
    for (const { v } of document.nodes) check('nodes', v);
    for (const { v } of document.edges) check('edges', v);
  });

  it('has edges that end at its nodes, and no number twice', () => {
    const nodes = new Set(document.nodes.map(({ id }) => id));
    expect(nodes.size).toBe(document.nodes.length);
    expect(new Set(document.edges.map(({ id }) => id)).size).toBe(document.edges.length);
    for (const { s, t } of document.edges) expect([nodes.has(s), nodes.has(t)]).toEqual([true, true]);
  });

  it('names nodes by their symbol, and says by their id what they are', () => {
    const names = document.nodes.map(({ v }) => [v['represents'], v['name']]);
    expect(names).toEqual([
      ['AT1G1', 'ALF'],
      ['AT1G2', 'BET'],
      ['Zm00001d004', 'twin'],
      ['AT1G5', 'AT1G5'],
      ['AT1G6', 'NRX1'],
      ['=1+1', '=1+1'],
    ]);
  });

  it('draws by attributes that are declared, and knows a look for each of their values', () => {
    const [{ nodeMapping, edgeMapping }] = document.visualProperties;
    const check = (aspect: 'nodes' | 'edges', mappings: Readonly<Record<string, Mapping>>) => {
      for (const { definition } of Object.values(mappings)) {
        expect(Object.keys(declared[aspect])).toContain(definition.attribute);
        const known = definition.map?.map(({ v }) => v);
        if (known) for (const { v } of document[aspect]) expect(known).toContain(v[definition.attribute]);
      }
    };
    check('nodes', nodeMapping);
    check('edges', edgeMapping);
  });
});
