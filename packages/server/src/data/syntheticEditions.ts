import { demoLabel, openStore } from '@trellis/store';

/** Returns those of some editions whose data set is the synthetic demo. */
export async function syntheticEditions(location: string, editions: readonly string[]): Promise<string[]> {
  const { datasets, close } = await openStore(location);
  try {
    const existing = (await datasets.editions()).filter((edition) => editions.includes(edition));
    const headers = await Promise.all(existing.map((edition) => datasets.header(edition)));
    return headers.filter((header) => header?.label === demoLabel).flatMap((header) => header?.edition ?? []);
  } finally {
    await close();
  }
}
