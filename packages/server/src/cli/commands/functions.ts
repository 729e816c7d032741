import { findFunctions } from '@trellis/contract';
import { listCommand } from '../ask/listCommand.ts';
import { asAnswered, rowsOf } from '../ask/answerFormats.ts';
import { functionRows } from '../ask/rows/geneRows.ts';

/** `trellis functions`. */
export const functionsCommand = listCommand({
  name: 'functions',
  says: 'Finds the Gene Ontology terms in which a gene list is enriched.',
  formats: new Map([...rowsOf(findFunctions, functionRows), ['json', asAnswered(findFunctions)]]),
});
