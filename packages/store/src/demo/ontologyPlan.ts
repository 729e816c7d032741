import type { Aspect } from '@trellis/core/dataset';
import { compartments, enzymes, hormones, metabolites, nutrients, organs, stresses } from './ontologyWords.ts';

/** A term of the demo's ontology, with its parents by their names. */
export interface PlannedTerm {
  readonly name: string;
  readonly aspect: Aspect;
  readonly isA: readonly string[];
  readonly partOf: readonly string[];
  readonly isSlim: boolean;
}

/** Ids of the real roots, which programs know. */
export const rootIds: Readonly<Record<string, string>> = {
  biological_process: 'GO:0008150',
  molecular_function: 'GO:0003674',
  cellular_component: 'GO:0005575',
};

/** Makes the terms of one aspect: `name`, its parents by is_a, then by part_of. */
const termsOf =
  (aspect: Aspect, isSlim: boolean) =>
  (name: string, isA: readonly string[], partOf: readonly string[] = []): PlannedTerm => ({
    ...{ name, aspect, isA, partOf, isSlim },
  });

/** Broad terms: `name < parent`, where a parent after `@` is one by part_of. */
function broadTerms(aspect: Aspect, text: string): PlannedTerm[] {
  return text.split('; ').map((line) => {
    const [name, ...parents] = line.split(' < ');
    const isA = parents.filter((parent) => !parent.startsWith('@'));
    return termsOf(aspect, true)(
      name,
      isA,
      parents.filter((parent) => parent.startsWith('@')).map((parent) => parent.slice(1)),
    );
  });
}

const broadProcesses =
  'biological_process; response to stimulus < biological_process; response to stress < response to stimulus; ' +
  'response to chemical < response to stimulus; response to hormone < response to chemical; ' +
  'response to nutrient < response to chemical; metabolic process < biological_process; ' +
  'biosynthetic process < metabolic process; catabolic process < metabolic process; transport < biological_process; ' +
  'signal transduction < biological_process < @response to stimulus; developmental process < biological_process; ' +
  'organ development < developmental process; growth < biological_process; ' +
  'biological regulation < biological_process; regulation of gene expression < biological regulation; ' +
  'regulation of development < biological regulation; circadian rhythm < biological_process; ' +
  'cell cycle < biological_process; photosynthesis < metabolic process; translation < biosynthetic process';

const broadFunctions =
  'molecular_function; binding < molecular_function; DNA binding < binding; RNA binding < binding; ' +
  'protein binding < binding; small molecule binding < binding; catalytic activity < molecular_function; ' +
  'transferase activity < catalytic activity; hydrolase activity < catalytic activity; ' +
  'oxidoreductase activity < catalytic activity; kinase activity < transferase activity; ' +
  'transporter activity < molecular_function < @transport; structural molecule activity < molecular_function; ' +
  'DNA-binding transcription factor activity < molecular_function < @regulation of gene expression; ' +
  'signaling receptor activity < molecular_function < @signal transduction';

const broadComponents =
  'cellular_component; cell < cellular_component; organelle < cellular_component < @cell; ' +
  'membrane < cellular_component; plasma membrane < membrane < @cell; cytosol < cellular_component < @cell; ' +
  'extracellular region < cellular_component; protein-containing complex < cellular_component';

function processes(): PlannedTerm[] {
  const term = termsOf('BP', false);
  return [
    ...hormones.flatMap((one) => [
      term(`response to ${one}`, ['response to hormone']),
      term(`cellular response to ${one}`, [`response to ${one}`]),
      term(`${one} signaling pathway`, ['signal transduction'], [`cellular response to ${one}`]),
      term(`${one} metabolic process`, ['metabolic process']),
      term(`${one} biosynthetic process`, [`${one} metabolic process`, 'biosynthetic process']),
      term(`${one} transport`, ['transport']),
    ]),
    ...nutrients.flatMap((one) => [
      term(`response to ${one}`, ['response to nutrient']),
      term(`${one} starvation response`, ['response to stress'], [`response to ${one}`]),
      term(`${one} metabolic process`, ['metabolic process']),
      term(`${one} assimilation`, [`${one} metabolic process`]),
      term(`${one} transport`, ['transport']),
    ]),
    ...metabolites.flatMap((one) => [
      term(`${one} metabolic process`, ['metabolic process']),
      term(`${one} biosynthetic process`, [`${one} metabolic process`, 'biosynthetic process']),
      term(`${one} catabolic process`, [`${one} metabolic process`, 'catabolic process']),
      term(`${one} transport`, ['transport']),
    ]),
    ...stresses.flatMap((one) => [
      term(`response to ${one}`, ['response to stress']),
      term(`acclimation to ${one}`, [], [`response to ${one}`]),
    ]),
    ...organs.flatMap((one) => [
      term(`${one} development`, ['organ development']),
      term(`${one} morphogenesis`, ['developmental process'], [`${one} development`]),
      term(`${one} growth`, ['growth'], [`${one} development`]),
      term(`regulation of ${one} development`, ['regulation of development']),
    ]),
  ];
}

function functions(): PlannedTerm[] {
  const term = termsOf('MF', false);
  return [...hormones, ...nutrients, ...metabolites].flatMap((one, i) => [
    term(`${one} binding`, ['small molecule binding']),
    term(`${one} transporter activity`, ['transporter activity'], [`${one} transport`]),
    ...(i < hormones.length
      ? [term(`${one} receptor activity`, ['signaling receptor activity', `${one} binding`])]
      : []),
    ...enzymes
      .filter(() => metabolites.includes(one))
      .map(([enzyme, kind]) => term(`${one} ${enzyme} activity`, [kind])),
  ]);
}

function components(): PlannedTerm[] {
  const term = termsOf('CC', false);
  return compartments.flatMap((one) => [
    term(one, ['organelle']),
    term(`${one} membrane`, ['membrane'], [one]),
    term(`${one} outer membrane`, [`${one} membrane`]),
    term(`${one} inner membrane`, [`${one} membrane`]),
    term(`${one} lumen`, ['cellular_component'], [one]),
    term(`${one} protein complex`, ['protein-containing complex'], [one]),
    term(`${one} subunit`, ['cellular_component'], [`${one} protein complex`]),
  ]);
}

/** All terms of the demo's ontology. The names are plausible, but the ontology is made up. */
export const plannedTerms = (): PlannedTerm[] => [
  ...broadTerms('BP', broadProcesses),
  ...processes(),
  ...broadTerms('MF', broadFunctions),
  ...functions(),
  ...broadTerms('CC', broadComponents),
  ...components(),
];
