import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compile = ReturnType<ReturnType<typeof AjvCompiler>>;

/** One for the servers of a process: it keeps what it has compiled, and the schemas of the contract are the same for all. */
const build = AjvCompiler();

/**
 * How calls are compared with their schemas. The words of an address are turned into the numbers and lists of its schema. A body
 * is JSON, which has types of its own, and stays as it is: where a schema allows several types, Ajv can try one of them on a
 * changed copy, and accept what it has not seen.
 *
 * `isLazy` compiles the schemas of a call when it is asked for the first time: those of all calls take a second, and a command
 * asks for two or three. A schema that cannot be compiled fails then, not at the start.
 */
export function validation({ isLazy }: { readonly isLazy: boolean }): Pick<FastifyServerOptions, 'schemaController'> {
  const buildBoth = (schemas: Parameters<ReturnType<typeof AjvCompiler>>[0]): Compile => {
    const words = build(schemas, { customOptions: { coerceTypes: 'array' } });
    const json = build(schemas, { customOptions: { coerceTypes: false } });
    const compile: Compile = (schema, meta) => (isOfBody(schema) ? json : words)(schema, meta);
    return isLazy ? lazily(compile) : compile;
  };
  return { schemaController: { compilersFactory: { buildValidator: buildBoth as never } } };
}

/** Whether a schema comes with the word that it describes a body; the types of the compiler do not have that word. */
const isOfBody = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'httpPart' in schema && schema.httpPart === 'body';

const lazily =
  (compile: Compile): Compile =>
  (schema, meta) => {
    let compiled: ReturnType<Compile> | undefined;
    const validate = (data: unknown): unknown => {
      compiled ??= compile(schema, meta);
      const result: unknown = compiled(data);
      validate.errors = compiled.errors;
      return result;
    };
    validate.errors = undefined as ReturnType<Compile>['errors'];
    return validate as unknown as ReturnType<Compile>;
  };
