import { readRequestInputs, type OwnAnalysisInfo, type QueryAnswer } from '@trellis/contract';
import { call } from '../../api/client.ts';
import { readOwnCsv } from '../../api/ownFile.ts';
import { ownOfForm, takeOwnOf, useMadeRequests } from './requestSecrets.ts';

/** The form of a query for one TF, whose analyses are then the public ones and the own ones: the same own analyses, and the same additional edges and background. */
export async function comparisonForm({ requestId: id, request }: QueryAnswer, tf: string): Promise<FormData> {
  const { ownAnalyses = [] } = request;
  const requested = await call(readRequestInputs, { params: { id } });
  const form = new FormData();
  form.set('query', tf);
  for (const edge of requested.edges) form.append('edges', edge);
  const { backgroundgenes: background } = requested;
  if (background?.predefined) form.set('backgroundgenes', background.name);
  else if (background?.text !== undefined) form.set('backgroundgenes', new Blob([background.text]), background.name);
  if (!takeOwnOf(form, id)) await appendFilesOf(form, id, ownAnalyses);
  ownOfForm.set(form, { ids: useMadeRequests.getState().made.find((made) => made.id === id)?.own ?? [] });
  return form;
}

/** The own analyses of a request that another user made are sent as files. */
async function appendFilesOf(form: FormData, id: string, analyses: readonly OwnAnalysisInfo[]): Promise<void> {
  const files = await Promise.all(analyses.map((_, number) => readOwnCsv(id, number)));
  files.forEach((csv, i) => {
    form.append(
      'ownanalyses',
      new Blob([csv], { type: 'text/csv' }),
      `${analyses[i].metadata['label'] ?? i + 1}.csv`,
    );
  });
  form.set('ownanalyses_metadata', JSON.stringify(analyses.map(({ metadata }) => metadata)));
}
