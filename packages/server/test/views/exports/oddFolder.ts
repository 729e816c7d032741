import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Texts that a spreadsheet would take for a formula, were they not written with care. */
export const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '=HYPERLINK("http://x.example","y")'];

const files: Readonly<Record<string, string>> = {
  'annotation.csv': [
    'gene_id,name,fullname,gene_type,gene_family',
    'AT1G1,=TF,=1+1,TXNFACTOR,MYB',
    'AT1G2,@B,"+1+1","PROTEIN_CODING","two, with a comma"',
    'AT1G3,"-C",-1+1,,',
    'AT1G4,"""D""","=HYPERLINK(""http://x.example"",""y"")",,',
    "AT1G5,E,@SUM(1),,'quoted'",
    'AT1G6,ÄΩ漢🌱,"a <b> & ""c"" \'d\'",,',
    'AT1G7,,,,',
  ].join('\n'),
  'additional_edges/odd.csv': ['source,target,edge', 'AT1G1,AT1G3,=2+2', 'AT1G1,AT1G4,"a, ""b"""'].join('\n'),
  'analyses/1_one.csv': [
    'gene_id,log2fc,pvalue',
    'AT1G2,1.5,0.001',
    'AT1G3,-2.25,1e-300',
    'AT1G4,0,1',
    'AT1G5,inf,0',
    'AT1G6,,',
  ].join('\n'),
  'analyses/1_one.txt': metadata('Expression', 'in planta:Regulated', '=1+1'),
  'analyses/2_two.csv': ['gene_id', 'AT1G2', 'AT1G6', 'AT1G7'].join('\n'),
  'analyses/2_two.txt': metadata('Binding', 'in planta:Bound', '"quoted", ÄΩ漢🌱'),
};

function metadata(type: string, edge: string, note: string): string {
  return [
    'Transcription_Factor_ID: AT1G1',
    `Experiment_Type: ${type}`,
    `Edge_Type: ${edge}`,
    'Experimenter: @Smith',
    `Note: ${note}`,
  ].join('\n');
}

/** A folder to import whose texts hold quotes, commas, other alphabets, XML signs and everything in `formulas`. */
export async function oddFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-odd-'));
  for (const part of ['analyses', 'additional_edges']) await mkdir(join(folder, part));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), `${text}\n`);
  return folder;
}
