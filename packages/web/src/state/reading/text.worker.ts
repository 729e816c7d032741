import { textOfFile } from '@trellis/engine/files';

/** The text of a file, or the sentence that says why it has none. */
export type TextReport =
  | { readonly text: string; readonly problem?: undefined }
  | { readonly text?: undefined; readonly problem: string };

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  void textIn(file).then((report) => postMessage(report));
});

async function textIn(file: File): Promise<TextReport> {
  try {
    return { text: await textOfFile(new Uint8Array(await file.arrayBuffer()), file.name) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : `The file ${file.name} cannot be read.` };
  }
}
