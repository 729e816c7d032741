import { readReleases, releasePath } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { base } from '../router/base.ts';
import { datasetQuery } from './datasetQuery.ts';
import { editionOverride, withEdition } from './edition.ts';

/** The releases of the data set as files. */
export const useReleases = () => useQuery(datasetQuery(readReleases));

/** Address of a file of a release, for a link on the page. */
export const releaseFileAddress = (release: string, file: string): string => withEdition(releasePath(release, file));

/** The address of a release for use outside of the page, up to the name of a file, and what follows the name. */
export const releaseAddress = (release: string): { readonly base: string; readonly end: string } => ({
  base: new URL(base + releasePath(release), location.href).href,
  end: editionOverride() === undefined ? '' : withEdition(''),
});
