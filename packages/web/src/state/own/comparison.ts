import { readRequestInputs, type QueryAnswer } from '@trellis/contract';
import { call } from '../../api/client.ts';
import { readOwnCsv } from '../../api/ownFile.ts';
import { ownOfForm, useMadeRequests } from './requestSecrets.ts';

/** The form of a query for one TF, whose analyses are then the public ones and the own ones: the same own analyses, and the same additional edges and background. */
export async function comparisonForm({ requestId: id, request }: QueryAnswer, tf: string): Promise<FormData> {
  const { ownAnalyses = [] } = request;
  const [asked, files] = await Promise.all([
    call(readRequestInputs, { params: { id } }),
    Promise.all(ownAnalyses.map((_, number) => readOwnCsv(id, number))),
  ]);
  const form = new FormData();
  form.set('query', tf);
  form.set('networkHeaders', 'false');
  for (const edge of asked.edges) form.append('edges', edge);
  const { backgroundgenes: background } = asked;
  if (background?.predefined) form.set('backgroundgenes', background.name);
  else if (background?.text !== undefined) form.set('backgroundgenes', new Blob([background.text]), background.name);
  files.forEach((csv, i) => {
    form.append(
      'ownanalyses',
      new Blob([csv], { type: 'text/csv' }),
      `${ownAnalyses[i].metadata['label'] ?? i + 1}.csv`,
    );
  });
  form.set('ownanalyses_metadata', JSON.stringify(ownAnalyses.map(({ metadata }) => metadata)));
  ownOfForm.set(form, useMadeRequests.getState().made.find((made) => made.id === id)?.own ?? []);
  return form;
}
