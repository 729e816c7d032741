import { join } from 'node:path';
import { geneNames, openDataset, packDataset, type DatasetContents, type GeneNames } from '@trellis/core/dataset';
import { root } from '../../../../../scripts/rig/root.ts';
import { faultsOf } from '../../../../store/src/contents/invariants.ts';
import { GeneIndex } from '../../../../store/src/import/geneIndex.ts';
import { importFolder } from '../../../../store/src/import/importFolder.ts';

/** The mini data set, whose genes the inputs name. */
export const { contents: mini } = await importFolder(join(root, 'fixtures/mini'), { edition: 'development' });

export const miniIndex = new GeneIndex(mini.genes);

export const miniNames: GeneNames = geneNames(
  mini.genes,
  mini.aliases.map(({ alias, gene }) => [alias, gene]),
);

/** The mini data set as queries see it. */
export const miniDataset = () => openDataset(packDataset(mini, 'mini'));

/** Throws unless the mini data set with some other parts keeps every rule that queries and exports rely on. */
export function requireSoundWith(parts: Partial<DatasetContents>): void {
  const [fault] = faultsOf({ ...mini, ...parts });
  if (fault !== undefined) throw new Error(`not sound, ${fault.replaceAll(': ', ', ')}`);
}
