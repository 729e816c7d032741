import type { Static } from 'typebox';
import { route } from './route.ts';
import type { Immutable } from './wire.ts';
import type * as schemas from './schemas/releases.ts';

/** A release of a data set as files. */
export type Release = Immutable<Static<typeof schemas.ReleaseSchema>>;

/** A file of a release. */
export type ReleaseFile = Immutable<Static<typeof schemas.ReleaseFileSchema>>;

/** The releases of an edition. */
export type Releases = Immutable<Static<typeof schemas.ReleasesSchema>>;

export const readReleases = route<typeof schemas.readReleases>()({
  method: 'GET',
  path: '/api/releases/',
});

/** Path of a file of a release; without a file, that of the folder. */
export const releasePath = (release: string, file = ''): string =>
  `/releases/${encodeURIComponent(release)}/${encodeURIComponent(file)}`;
