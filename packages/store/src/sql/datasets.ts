import { TrellisError } from '@trellis/core';
import { packDataset } from '@trellis/core/dataset';
import type { DatasetContents, DatasetImage, MotifColumn } from '@trellis/core/dataset';
import { shortVersion } from '../contents/shortVersion.ts';
import { orShipped } from '../shippedEditions.ts';
import type {
  DatasetHeader,
  DatasetName,
  DatasetStore,
  EditionProfile,
  KeptVersion,
  MotifKind,
  ReplaceOptions,
} from '../store.ts';
import { checkDataset } from './checkDataset.ts';
import {
  type StoredDataset,
  readContents,
  loadDocument,
  readForQueries,
  loadMotifs,
  readOrthologEditions,
  readSettings,
} from './readDataset.ts';

/** A data set open for reading. */
export interface OpenDataset extends StoredDataset {
  readonly header: DatasetHeader;
}

/** Reads data sets from any database that Kysely supports. `read` opens one unchanging data set. */
export abstract class SqlDatasetStore implements DatasetStore {
  abstract editions(): Promise<string[]>;
  abstract header(edition: string): Promise<DatasetHeader | undefined>;
  abstract versions(edition: string): Promise<KeptVersion[]>;
  abstract replace(contents: DatasetContents, options?: ReplaceOptions): Promise<DatasetHeader>;
  abstract pin(edition: string, version: string, pinned: boolean): Promise<void>;
  abstract remove(edition: string, version: string): Promise<void>;
  abstract watch(changed: (edition: string | undefined) => void): () => void;

  /**
   * Runs `action` on one data set. Throws `unknown-edition` if there is none, `version-gone` if the version is not kept,
   * `bad-store` if it cannot be read.
   */
  protected abstract read<T>(of: DatasetName, action: (dataset: OpenDataset) => Promise<T>): Promise<T>;

  /** The older versions that are stored, readable or not. */
  protected abstract olderVersions(edition: string): Promise<string[]>;

  /** Faults in how a data set is stored that only the engine can find. */
  protected abstract storageFaults(of: DatasetName): string[];

  image(edition: string, version?: string): Promise<DatasetImage> {
    return this.read({ edition, version }, async (dataset) => {
      const contents = await readForQueries(dataset, dataset.header);
      return packDataset({ ...contents, settings: orShipped(edition, contents.settings) }, dataset.header.version);
    });
  }

  profile(edition: string): Promise<EditionProfile> {
    return this.read({ edition }, async (dataset) => ({
      version: dataset.header.version,
      settings: orShipped(edition, await readSettings(dataset)),
      orthologEditions: await readOrthologEditions(dataset),
    }));
  }

  contents(edition: string, version?: string): Promise<DatasetContents> {
    return this.read({ edition, version }, (dataset) => readContents(dataset, dataset.header));
  }

  list(edition: string, name: string, version?: string): Promise<string | undefined> {
    return this.read({ edition, version }, (dataset) => loadDocument(dataset, 'list', name));
  }

  network(edition: string, name: string, version?: string): Promise<string | undefined> {
    return this.read({ edition, version }, (dataset) => loadDocument(dataset, 'network', name));
  }

  clusterInfo(of: DatasetName): Promise<string> {
    return this.read(of, async (dataset) => (await loadDocument(dataset, 'cluster-info', '')) ?? '');
  }

  motifs(of: DatasetName, kind: MotifKind, regions: readonly string[]): Promise<MotifColumn[]> {
    return this.read(of, (dataset) => loadMotifs(dataset, kind, regions));
  }

  async check(edition: string): Promise<string[]> {
    const faults = await this.checkVersion({ edition });
    for (const version of await this.olderVersions(edition)) {
      const older = await this.checkVersion({ edition, version });
      faults.push(...older.map((fault) => `version ${shortVersion(version)}: ${fault}`));
    }
    return faults;
  }

  private async checkVersion(of: DatasetName): Promise<string[]> {
    try {
      return await this.read(of, async (dataset) => [
        ...this.storageFaults(of),
        ...(await checkDataset(dataset, dataset.header, of.edition)),
      ]);
    } catch (error) {
      if (error instanceof TrellisError && error.code === 'bad-store') return [error.message];
      throw error;
    }
  }
}
