import type { AnalysisLabel } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/analysisIds.ts';

export const readAnalysisIds = route<typeof schemas.readAnalysisIds>()({
  method: 'GET',
  path: '/api/ids/:id/',
});

export const updateAnalysisIds = route<typeof schemas.updateAnalysisIds>()({
  method: 'POST',
  path: '/api/ids/:id/',
  status: 201,
});

const labelNames = wireNames({ analysisId: 'analysis_id' });
const labelsWire: Wire<readonly AnalysisLabel[], Immutable<Static<typeof schemas.AnalysisLabelsSchema>>> = {
  encode: (labels) => labels.map(labelNames.encode),
  decode: (message) => message.map(labelNames.decode),
};

export const readAnalysisLabels = route<typeof schemas.readAnalysisLabels>()({
  method: 'GET',
  path: '/api/labels/:id/',
  wire: labelsWire,
});

/** Its calls of a result, by their names in clients. @public */
export const analysisIdRoutes = { analysisIds: readAnalysisIds, labels: readAnalysisLabels };
