import { valueOf } from '@trellis/core';
import type { Site } from '@trellis/contract';
// In examples until the site is known, and where it has no such TF. The packages of the clients have the same names.
import neutral from './neutralNames.json' with { type: 'json' };

/** What the build puts around the key of a name (`scripts/guide/exampleNames.ts`). */
const mark = /\uE000(\w+)\uE001/g;

/** The names of a site for the examples of guides, by the keys that the build marks. */
export type ExampleNames = Readonly<Record<string, string>>;

/** The names of a site for the examples of guides. */
export function exampleNamesOf(site: Site | undefined): ExampleNames {
  if (!site) return withLowerCase(neutral);
  const [tf = neutral.tf, secondTf = neutral.secondTf] = site.examples;
  const [thirdTf = neutral.thirdTf, fourthTf = neutral.fourthTf] = site.idExamples.filter(
    (id) => ![site.defaultTf, tf, secondTf].includes(id),
  );
  return withLowerCase({
    ...neutral,
    id: site.defaultTf || neutral.id,
    secondId: site.exampleIds[1] ?? neutral.secondId,
    tf,
    secondTf,
    thirdTf,
    fourthTf,
    boundEdge: site.binding.edge || neutral.boundEdge,
    place: site.binding.place,
    edition: site.edition,
    technology: technologyOf(site) ?? neutral.technology,
  });
}

/** The technology of binding with the most interactions. */
const technologyOf = ({ dataTypes }: Site): string | undefined =>
  dataTypes
    .filter(({ type }) => type.includes('-'))
    .reduce<Site['dataTypes'][number] | undefined>(
      (most, next) => (most && most.interactions >= next.interactions ? most : next),
      undefined,
    )?.type;

const withLowerCase = (names: typeof neutral): ExampleNames => ({
  ...names,
  lowerTf: names.tf.toLowerCase(),
  lowerSecondTf: names.secondTf.toLowerCase(),
});

/** Puts the names of the site into a text. */
export const fillText = (text: string, names: ExampleNames): string =>
  text.replace(mark, (_, key: string) => valueOf(names, key) ?? '');

/** Puts the names of the site into HTML; they are data, and escaped. */
export const fillHtml = (html: string, names: ExampleNames): string =>
  html.replace(mark, (_, key: string) => escapeHtml(valueOf(names, key) ?? ''));

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => valueOf(entities, character) ?? '');
