import { stringify } from 'yaml';
import type { Answers, DraftFile } from './answers.ts';
import { hasTranscripts } from './guessColumns.ts';

/**
 * The text of a recipe for one file. The recipe is a beginning: metadata and further makes are added by hand. `place` is how edge
 * types of the edition begin: `in vivo`, or `in planta`.
 */
export function draftRecipe(file: DraftFile, answers: Answers, place: string): string {
  const recipe = {
    name: answers.name,
    version: 1,
    edition: answers.edition,
    title: answers.title,
    sources: [sourceOf(file, answers)],
    makes: [answers.content === 'gene list' ? listMake(file, answers) : analysisMake(file, answers, place)],
  };
  return stringify(recipe, { lineWidth: 0, singleQuote: true }).replace(/\n(sources|makes):/g, '\n\n$1:');
}

function sourceOf({ bytes, sha256 }: DraftFile, answers: Answers): object {
  const { origin, version, license, citation, doi, path } = answers;
  const isRelease = origin.startsWith('https://');
  return {
    ...(isRelease ? { url: origin, version } : { repository: origin, commit: version }),
    license,
    citation,
    ...(doi !== '' && { doi }),
    files: [{ path, bytes, sha256 }],
  };
}

/** Leaves out the numbers of transcripts, and genes that the edition does not have. */
function geneSteps({ table }: DraftFile, column: string): object[] {
  const dropTranscript = { replace: column, pattern: '\\.\\d+$', with: '' };
  return [...(hasTranscripts(table, column) ? [dropTranscript] : []), { known: [column] }];
}

function analysisMake(file: DraftFile, answers: Answers, place: string): object {
  const { name, path, target, tf, log2fc, pvalue, cutoff } = answers;
  const tfText = file.table.columns.includes(tf) ? `{${tf}}` : tf;
  const hasValues = answers.content === 'fold changes';
  const valueSteps = [{ numbers: [log2fc, pvalue] }, { keep: { column: pvalue, below: Number(cutoff) } }];
  return {
    make: 'analyses',
    from: path,
    ...(file.read && { read: file.read }),
    steps: [...geneSteps(file, target), ...(hasValues ? valueSteps : [])],
    name: `${tfText}_${answers.technology}_${name}`,
    target: `{${target}}`,
    ...(hasValues && { log2fc: `{${log2fc}}`, pvalue: `{${pvalue}}` }),
    metadata: metadataOf(answers, tfText, `${place}:${hasValues ? 'Regulated' : 'Bound'}`),
  };
}

function metadataOf(answers: Answers, tf: string, edgeType: string): string {
  const { technology, citation, pvalue, cutoff } = answers;
  const hasValues = answers.content === 'fold changes';
  const lines = [
    `*Transcription_Factor_ID: ${tf}`,
    `*Experiment_Type: ${hasValues ? 'Expression' : 'Binding'}`,
    `*Technology/Method: ${technology}`,
    `*Edge_Type: ${edgeType}`,
    `*Data_Source/Publication: ${citation}`,
    ...(hasValues ? [`Analysis_Cutoff: ${pvalue}<${cutoff}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function listMake(file: DraftFile, { name, path, target, title }: Answers): object {
  return {
    make: 'lists',
    from: path,
    ...(file.read && { read: file.read }),
    steps: geneSteps(file, target),
    name: name.replaceAll('-', '_'),
    description: title,
    title,
    gene: `{${target}}`,
  };
}
