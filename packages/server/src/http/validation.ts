import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';
import { setImmediate } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    readonly compileSchemas: Compiling['compileSchemas'];
  }
}

type Compile = ReturnType<ReturnType<typeof AjvCompiler>>;

/** One for the servers of a process: it keeps what it has compiled, and the schemas of the contract are the same for all. */
const build = AjvCompiler();

/**
 * How calls are compared with their schemas. The words of an address are turned into the numbers and lists of its schema. A body
 * is JSON, which has types of its own, and stays as it is: where a schema allows several types, Ajv can try one of them on a
 * changed copy, and accept what it has not seen.
 *
 * The schemas of a call are compiled when it is asked for the first time, or by `compileSchemas`: those of all calls take a second, in
 * which a server that starts could answer, and a command asks for two or three.
 */
export function validation(): Pick<FastifyServerOptions, 'schemaController'> & Compiling {
  const waiting: (() => unknown)[] = [];
  const buildBoth = (schemas: Parameters<ReturnType<typeof AjvCompiler>>[0]): Compile => {
    const words = build(schemas, { customOptions: { coerceTypes: 'array' } });
    const json = build(schemas, { customOptions: { coerceTypes: false } });
    const compile: Compile = (schema, meta) => (isOfBody(schema) ? json : words)(schema, meta);
    return (schema, meta) => {
      const validate = lazily(() => compile(schema, meta));
      waiting.push(validate.compile);
      return validate.validate;
    };
  };
  return {
    schemaController: { compilersFactory: { buildValidator: buildBoth as never } },
    async compileSchemas() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        next();
        await setImmediate(undefined, { ref: false });
      }
    },
  };
}

/** Compiles ahead of the calls. */
export interface Compiling {
  /** Compiles the schemas that no call has needed yet, one by one, so that calls are answered in between. Throws for a faulty schema. */
  readonly compileSchemas: () => Promise<void>;
}

/** Whether a schema comes with the word that it describes a body; the types of the compiler do not have that word. */
const isOfBody = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'httpPart' in schema && schema.httpPart === 'body';

/** A validation that is compiled once it is needed. */
function lazily(make: () => ReturnType<Compile>): {
  readonly compile: () => ReturnType<Compile>;
  readonly validate: ReturnType<Compile>;
} {
  let compiled: ReturnType<Compile> | undefined;
  const compile = () => (compiled ??= make());
  const validate = (data: unknown): unknown => {
    const made = compile();
    const result: unknown = made(data);
    validate.errors = made.errors;
    return result;
  };
  validate.errors = undefined as ReturnType<Compile>['errors'];
  return { compile, validate: validate as unknown as ReturnType<Compile> };
}
