import { openDataset } from '@trellis/core/dataset';
import { editionModels } from '@trellis/core/degrees';
import { openStore } from '@trellis/store';
import { median, report } from '../scripts/rig/report.ts';

const runs = 5;

/** Measures the fit of the degrees of all analyses, which each thread makes once per version and universe, and the memory that it keeps. */
export async function measureDegrees(folder: string): Promise<void> {
  const store = await openStore(folder);
  const image = await store.datasets.image('arabidopsis');
  const dataset = openDataset(image);
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run++) {
    // A copy of the analyses has no fit yet.
    const analyses = [...dataset.analyses];
    const { user } = process.cpuUsage();
    const { binding, expression } = editionModels({ analyses }, dataset.coding);
    times.push((process.cpuUsage().user - user) / 1000);
    bytes = [binding, expression].reduce(
      (sum, model) => sum + (model ? model.classOf.byteLength + model.x.byteLength : 0),
      0,
    );
  }
  await store.close();
  report('fit of the degrees of all analyses, CPU', median(times), { budget: 3000 });
  report(
    'memory of the fitted degrees, of that of the data set',
    (100 * bytes) / (image.index.byteLength + image.columns.byteLength),
    {
      unit: '%',
      budget: 5,
    },
  );
}
