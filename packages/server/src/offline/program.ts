/** The pages of one build, as a browser keeps them: the server writes it in front of the service worker. */
export interface Program {
  /** Hash of all that follows. */
  readonly version: string;
  /** False where the server has them kept no more: the service worker then removes itself and what it has kept. */
  readonly isKept: boolean;
  /** Names of the files in `/assets/`, which change with their content. */
  readonly assets: readonly string[];
  /** The files without such a name, by path; that of `/` is the document of every page, without answers. */
  readonly texts: Readonly<Record<string, ProgramText>>;
}

/** A file that is part of the service worker, so that it is of the same build. */
export interface ProgramText {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The variable in which the service worker finds it. */
export const programVariable = 'trellisProgram';
