import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The mini data set with functions, families and orthologs; its universe is 010 to 110. */
export const ontologyFiles: Readonly<Record<string, string>> = {
  'go.obo': [
    'format-version: 1.2',
    '[Term]\nid: GO:0008150\nname: biological process\nnamespace: biological_process',
    '[Term]\nid: GO:0000001\nname: nitrate response\nnamespace: biological_process\nis_a: GO:0008150\nsubset: goslim_plant',
    '[Term]\nid: GO:0000002\nname: nitrate transport\nnamespace: biological_process\nis_a: GO:0000001',
  ].join('\n\n'),
  'go_annotations.tsv': [
    'gene_id\tgo_id',
    ...['040', '060', '070'].map((gene) => `AT1G00${gene}\tGO:0000002`),
    'AT1G00080\tGO:0000001',
    ...['010', '020', '030', '050'].map((gene) => `AT1G00${gene}\tGO:0008150`),
  ].join('\n'),
  'tf_families.tsv': 'gene_id\tfamily\nAT1G00010\tMYB\nAT1G00020\tbZIP\nAT1G00030\tNAC\n',
};

/** A folder with the files of another one and some of its own, by their text. */
export async function folderOf(texts: Readonly<Record<string, string>>, base?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-lists-'));
  if (base) await cp(base, folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) {
    await cp(await fileOf(text), join(folder, name), { recursive: true });
  }
  return folder;
}

/** A file with a text, to copy, which makes the folders on its way. */
async function fileOf(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'trellis-lists-')), 'file');
  await writeFile(path, text);
  return path;
}
