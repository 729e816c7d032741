import { readNames } from '../client.ts';
import { Journal } from '../journal.ts';
import { answerFaults } from '../answerFaults.ts';
import { revise, sendFeedback, submit, remove, type Work } from '../kill/writers.ts';
import { formOf, withOwnAnalysis } from '../forms.ts';
import { startServer } from '../../../../../scripts/rig/server.ts';
import { checkStored } from '../storedFaults.ts';
import { chosenWrites, type FullReport, type Watched } from './watched.ts';

/** Sentence of every answer that a full disk refuses. */
const refusal = /^(POST|revision of \S+|feedback|deletion of \S+) answered 503: [^\n]*$/;

/** Makes the disk full at each write of a server's answers: 503 with a sentence, nothing lost, and then it works again. */
export async function serverOnFullDisk({ program, room, data }: Watched, most: number): Promise<FullReport> {
  room.fullAt(0);
  const server = await startServer(data, { program });
  try {
    const journal = new Journal();
    const faults: string[] = [];
    const work: Work = { url: server.url, names: await readNames(server.url), journal, faults };
    const kept = await submit(work, withOwnAnalysis);
    if (!kept) throw new Error(`the server does not store requests: ${faults.join('; ')}`);
    const callAll = async (): Promise<void> => {
      await submit(work, formOf);
      await submit(work, withOwnAnalysis);
      await revise(work, kept);
      await sendFeedback(work);
      const last = [...journal.requests.values()].filter(({ ownFile }) => ownFile !== undefined).at(-1);
      if (last && last !== kept && journal.deletionOf(last.id) === 'none') await remove(work, last);
    };
    room.fullAt(0);
    await callAll();
    const writes = room.writes();
    const chosen = chosenWrites(writes, most);
    const wrong: string[] = [...faults];
    for (const k of chosen) {
      faults.length = 0;
      room.fullAt(k);
      await callAll();
      const refused = faults.splice(0);
      wrong.push(...refused.filter((fault) => !refusal.test(fault)).map((fault) => `write ${k}: ${fault}`));
      if (room.isFull() && refused.length === 0) wrong.push(`write ${k}: nothing was refused`);
      room.fullAt(0);
      await callAll();
      wrong.push(...faults.map((fault) => `after write ${k}, with room: ${fault}`));
    }
    if (wrong.length > 0) wrong.push(...new Set(server.errors()));
    wrong.push(...(await checkStored(data, journal)).faults);
    wrong.push(...(await answerFaults(server.url, journal, journal.requests.keys())));
    return { kind: 'answers of a server', writes, tried: chosen.length, faults: wrong };
  } finally {
    await server.kill();
  }
}
