import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@trellis/contract';
import type { Caller, Client } from '../pool/client.ts';
import type { Encoded } from '../views/encoded.ts';

/** A field of a form. */
export interface FormField {
  readonly type: 'field';
  readonly fieldname: string;
  readonly value: unknown;
  /** Whether the value is longer than a field can be, and was cut. */
  readonly valueTruncated?: boolean;
}

/** A file of a form, which is read or skipped. */
export interface FormFilePart {
  readonly type: 'file';
  readonly fieldname: string;
  readonly filename: string;
  readonly file: { resume(): unknown };
  toBuffer(): Promise<Uint8Array>;
}

/** A part of a form, in the order of the form. */
export type FormPart = FormField | FormFilePart;

/** A call as routes read it, whichever host it came to: a call of Fastify is one. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Path with its query string. */
  readonly url: string;
  readonly hostname: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Whose call it is. */
  readonly caller: Caller;
  isMultipart(): boolean;
  parts(): AsyncIterable<FormPart>;
}

/** A call with the contract's types. */
export interface Call<R extends Route> extends AnyCall {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
}

/** What a handler can say besides its answer. */
export interface Reply {
  readonly request: Pick<AnyCall, 'headers' | 'caller'>;
  /** Who waits for the answer: a new one each time, whose signal fires when the caller leaves. */
  readonly client: Client;
  header(name: string, value: string | number): Reply;
}

/** An answer with another status than that of its route; throwing it is as good as returning it. */
export class OtherAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A value for JSON; none for an empty body. */
  readonly value: object | undefined;

  constructor(status: number, { headers = {}, value }: Partial<Pick<OtherAnswer, 'headers' | 'value'>> = {}) {
    this.status = status;
    this.headers = headers;
    this.value = value;
  }
}

/** What a handler returns: the answer, its bytes, or another one. */
export type Handled<R extends Route> = AnswerOf<R> | Encoded<AnswerOf<R>> | OtherAnswer;

/** Answers the calls of a route. */
export type Handler<R extends Route> = (call: Call<R>, reply: Reply) => Promise<Handled<R>>;

/** Where routes are added: to a server, or to a worker of a page. */
export interface Router {
  /** Adds a route of the contract: its schemas validate calls. A value is sent as JSON, bytes and streams unchanged. */
  mount<R extends Route>(route: R, handler: Handler<R>): void;
}
