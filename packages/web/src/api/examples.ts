import { drawExample, readExamples, type ExampleInfo, type Examples, type PictureInfo } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { linkTo } from './client.ts';
import { datasetQuery } from './datasetQuery.ts';
import { searchOf } from './requestRef.ts';

/** The example queries of the data set, with their requests and pictures. */
export const useExamples = () => useQuery(datasetQuery(readExamples));

/** The first of some examples that the data set has. */
export const exampleNamed = (
  { examples }: Pick<Examples, 'examples'>,
  ...names: readonly ExampleInfo['name'][]
): ExampleInfo | undefined => names.flatMap((name) => examples.find((example) => example.name === name) ?? [])[0];

/** Address of a tab of the result of an example. */
export const resultTab = ({ requestId }: ExampleInfo, tab: string): string =>
  `/result/${tab}${searchOf({ id: requestId, revision: 0 })}`;

/** The genes of an example in words that follow `genes`, e.g. `that TGA1 binds and regulates`. */
export function exampleGenes({ name, query }: ExampleInfo, { tfs: [first, second] }: Pick<Examples, 'tfs'>): string {
  switch (name) {
    case 'direct':
      return `that ${first.name} binds and regulates`;
    case 'both':
      return `that both ${first.name} and ${second.name} target`;
    case 'pair':
      return `targeted by ${first.name} or ${second.name}`;
    default:
      return `targeted by ${query}`;
  }
}

/** A picture of an example: its sizes, and the address of each size on each theme. */
export interface ExamplePicture extends PictureInfo {
  readonly example: ExampleInfo;
  readonly addressOf: (size: 'wide' | 'narrow', theme: 'light' | 'dark') => string;
}

/** The picture of the first of some examples that has it; with `marks`, its parts are numbered. */
export function pictureNamed(
  { version, ...chosen }: Examples,
  name: PictureInfo['name'],
  of: { readonly examples: readonly ExampleInfo['name'][]; readonly marks?: boolean },
): ExamplePicture | undefined {
  for (const wanted of of.examples) {
    const example = exampleNamed(chosen, wanted);
    const picture = example?.pictures.find((one) => one.name === name);
    if (!example || !picture) continue;
    const addressOf: ExamplePicture['addressOf'] = (size, theme) =>
      linkTo(drawExample, {
        params: { example: example.name, picture: name },
        query: { size, theme, marks: of.marks ? 1 : undefined, version },
      });
    return { ...picture, example, addressOf };
  }
  return undefined;
}
