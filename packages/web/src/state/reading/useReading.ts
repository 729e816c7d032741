import type { WantedKind } from '@trellis/core/reading';
import { useEffect, useState } from 'react';
import { onPageLoad } from '../../memory/pageMemory.ts';
import { usePaused } from '../usePaused.ts';
import { linkToGeneNames, makeReader, type FileReader } from './fileReader.ts';
import type { FileChoice, ReadReport } from './readingTask.ts';

/** A text and how it is to be read. */
interface ReadingInput {
  readonly name: string;
  readonly text: string | undefined;
  readonly wanted: WantedKind | undefined;
  readonly tfs?: boolean | undefined;
  readonly choice?: FileChoice | undefined;
}

let reader: FileReader | undefined;

/** The last readings, by what was asked: the card of an input and the bar of the page read it once. */
const readings = new Map<string, Promise<ReadReport>>();
const maxReadings = 8;

onPageLoad(() => {
  reader?.end();
  reader = undefined;
  readings.clear();
});

function readOnce({ name, text = '', wanted, tfs = false, choice = {} }: ReadingInput): Promise<ReadReport> {
  const key = JSON.stringify([linkToGeneNames(), name, wanted, tfs, choice, text]);
  const known = readings.get(key);
  if (known) return known;
  reader ??= makeReader();
  const report = reader.read({ file: { name, text }, wanted, tfs, choice });
  readings.set(key, report);
  for (const old of readings.keys()) if (readings.size > maxReadings) readings.delete(old);
  return report;
}

/** What a text was understood as. */
interface Reading {
  /** Undefined for a blank text, and while it is read for the first time. */
  readonly report: ReadReport | undefined;
  /** Whether the report is that of the text as it is now, under its name and with its choices. */
  readonly isCurrent: boolean;
}

/** Reads a text 250 ms after the last keystroke. */
export function useReading(requested: ReadingInput): Reading {
  const { name, text: latest, wanted, tfs, choice } = requested;
  const text = usePaused(latest, 250);
  const [found, setFound] = useState<{
    readonly order: string;
    readonly text: string;
    readonly report: ReadReport;
  }>();
  const isBlank = !text?.trim();
  const chosen = JSON.stringify(choice ?? {});
  useEffect(() => {
    if (isBlank) return;
    let isCurrent = true;
    const order = { name, text, wanted, tfs, choice: JSON.parse(chosen) as FileChoice };
    void readOnce(order).then((report) => {
      if (isCurrent) setFound({ order: JSON.stringify([name, chosen]), text: order.text ?? '', report });
    });
    return () => {
      isCurrent = false;
    };
  }, [name, text, isBlank, wanted, tfs, chosen]);
  // While a choice is read again, the card stays as it was.
  const report = isBlank || !found || found.text !== text ? undefined : found.report;
  const isCurrent = report !== undefined && text === latest && found?.order === JSON.stringify([name, chosen]);
  return { report, isCurrent };
}
