import type { DataReader } from '../src/index.ts';
import { miniContents } from '../../core/test/mini.ts';

/** Reads the mini data set, whose files are in memory. */
export const miniReader: DataReader = {
  documents: async (_, kind, names) => {
    const documents = kind === 'list' ? miniContents.lists : miniContents.networks;
    return names.map((name) => documents.find((document) => document.name === name)?.text);
  },
  clusterInfo: async () => miniContents.clusterInfo,
  motifs: async (_, kind, regions) => miniContents.motifs[kind].filter(({ region }) => regions.includes(region)),
};
