import { packDataset, TrellisError } from '@trellis/core';
import type { DatasetContents, DatasetImage, MotifColumn } from '@trellis/core';
import type { DatasetHeader, DatasetName, DatasetStore, MotifKind, ReplaceOptions } from '../store.ts';
import { checkDataset } from './checkDataset.ts';
import { type DatasetPlace, readContents, loadDocument, readForQueries, loadMotifs } from './readDataset.ts';

/** A data set open for reading. */
export interface OpenDataset extends DatasetPlace {
  readonly header: DatasetHeader;
}

/** Reads data sets from any database that Kysely supports. `read` opens one unchanging data set. */
export abstract class SqlDatasetStore implements DatasetStore {
  abstract editions(): Promise<string[]>;
  abstract header(edition: string): Promise<DatasetHeader | undefined>;
  abstract replace(contents: DatasetContents, options?: ReplaceOptions): Promise<DatasetHeader>;
  abstract watch(changed: (edition: string | undefined) => void): () => void;

  /** Runs `action` on one data set. Throws `unknown-edition` if it does not exist, `bad-store` if it cannot be read. */
  protected abstract read<T>(edition: string, action: (dataset: OpenDataset) => Promise<T>): Promise<T>;

  /** Faults in how an edition is stored that only the engine can find. */
  protected abstract storageFaults(edition: string): string[];

  image(edition: string): Promise<DatasetImage> {
    return this.read(edition, async (dataset) =>
      packDataset(await readForQueries(dataset, dataset.header), dataset.header.version),
    );
  }

  contents(edition: string): Promise<DatasetContents> {
    return this.read(edition, (dataset) => readContents(dataset, dataset.header));
  }

  list(edition: string, name: string): Promise<string | undefined> {
    return this.read(edition, (dataset) => loadDocument(dataset, 'list', name));
  }

  network(edition: string, name: string): Promise<string | undefined> {
    return this.read(edition, (dataset) => loadDocument(dataset, 'network', name));
  }

  clusterInfo(of: DatasetName): Promise<string> {
    return this.readNamed(of, async (dataset) => (await loadDocument(dataset, 'cluster-info', '')) ?? '');
  }

  motifs(of: DatasetName, kind: MotifKind, regions: readonly string[]): Promise<MotifColumn[]> {
    return this.readNamed(of, (dataset) => loadMotifs(dataset, kind, regions));
  }

  private readNamed<T>({ edition, version }: DatasetName, action: (dataset: OpenDataset) => Promise<T>): Promise<T> {
    return this.read(edition, (dataset) => {
      if (version === undefined || dataset.header.version === version) return action(dataset);
      throw new TrellisError('store-changed', 'The data set is being replaced; please try again in a moment.');
    });
  }

  async check(edition: string): Promise<string[]> {
    try {
      return await this.read(edition, async (dataset) => [
        ...this.storageFaults(edition),
        ...(await checkDataset(dataset, dataset.header, edition)),
      ]);
    } catch (error) {
      if (error instanceof TrellisError && error.code === 'bad-store') return [error.message];
      throw error;
    }
  }
}
