import { exportFunctions, findFunctions } from '@trellis/contract';
import { termTable } from '@trellis/engine';
import { asAnswered, csvOf, numbersOf } from '../ask/answerFormats.ts';
import { listCommand } from '../ask/listCommand.ts';

/** `trellis functions`. */
export const functionsCommand = listCommand({
  name: 'functions',
  says: 'Finds the Gene Ontology terms in which a gene list is enriched.',
  formats: new Map([...csvOf(exportFunctions, numbersOf(termTable)), ['json', asAnswered(findFunctions)]]),
  described: findFunctions,
});
