import { TrellisError, type ErrorCode } from '../errors.ts';

/** The codes with which a file is refused. */
export type RefusalCode = Extract<
  ErrorCode,
  | 'empty-file'
  | 'unsupported-file'
  | 'no-known-genes'
  | 'bad-columns'
  | 'uneven-rows'
  | 'not-a-number'
  | 'peaks-without-genes'
  | 'bad-file'
>;

/** A file that cannot be read as what it was given for; `line` is counted from 1. */
export class Refusal extends TrellisError {
  readonly line: number | undefined;

  constructor(code: RefusalCode, message: string, line?: number) {
    super(code, message);
    this.line = line;
  }
}
