import {
  exportNetwork,
  exportSif,
  readEdge,
  readNetwork,
  readNetworkAnalysis,
  readNetworkPaths,
  readNetworkSize,
} from '@trellis/contract';
import { writeSif } from '@trellis/core/formats';
import { analyzeNetwork, edgeEvidence, walkNetwork } from '@trellis/core/network';
import { sizeOfNetwork } from '@trellis/core/views';
import { csvCall, jsonCall, streamCall } from '../../call.ts';
import { networkOptions } from '../../options.ts';
import { defineView } from '../../view.ts';
import { networkAnswer } from './networkJson.ts';
import { resultNetwork } from './resultNetwork.ts';
import { networkTable as table } from './table.ts';

export const networkView = defineView({
  name: 'network',
  about: 'the network: a row per edge, or SIF',
  route: readNetwork,
  csv: exportNetwork,
  table,
  calls: [
    streamCall('network', readNetwork, {
      isCached: true,
      options: ({ query }) => networkOptions(query),
      compute: (evaluated, options, { checkpoint }) => networkAnswer(resultNetwork(evaluated, options, checkpoint)),
    }),
    csvCall('networkCsv', exportNetwork, {
      table,
      options: ({ query }) => networkOptions(query),
      compute: (evaluated, options, { checkpoint }) => resultNetwork(evaluated, options, checkpoint),
    }),
    jsonCall('networkSize', readNetworkSize, {
      isCached: true,
      options: ({ query }) => networkOptions(query),
      compute: (evaluated, options, { checkpoint }) =>
        sizeOfNetwork(evaluated.result, resultNetwork(evaluated, options, checkpoint)),
    }),
    streamCall('sif', exportSif, {
      options: ({ query }) => ({ ...networkOptions(query), expand: query.expand === '1' }),
      compute: (evaluated, options, { checkpoint }) =>
        writeSif(resultNetwork(evaluated, options, checkpoint), options),
    }),
    jsonCall('networkAnalysis', readNetworkAnalysis, {
      isCached: true,
      options: ({ query }) => networkOptions(query),
      compute: (evaluated, options, { checkpoint }) =>
        analyzeNetwork(resultNetwork(evaluated, options, checkpoint), { checkpoint }),
    }),
    jsonCall('networkPaths', readNetworkPaths, {
      isCached: true,
      options: ({ query: { revision: _, ...options } }) => options,
      compute: ({ result }, options, { checkpoint }) => walkNetwork(result, { ...options, checkpoint }),
    }),
    jsonCall('edge', readEdge, {
      isQuick: true,
      options: ({ query: { source, target } }) => ({ source, target }),
      compute: ({ result }, options) => edgeEvidence(result, options),
    }),
  ],
});
