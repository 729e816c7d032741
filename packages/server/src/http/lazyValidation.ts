import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

type BuildCompiler = ReturnType<typeof AjvCompiler>;
type Compile = ReturnType<BuildCompiler>;

/**
 * Compiles the schemas of a call when it is asked for the first time: the schemas of all calls take a second, and a command
 * asks for two or three. A schema that cannot be compiled fails then, not at the start.
 */
export function lazyValidation(): Pick<FastifyServerOptions, 'schemaController'> {
  const build = AjvCompiler();
  const buildLazily: BuildCompiler = (schemas, options) => lazily(build(schemas, options));
  return { schemaController: { compilersFactory: { buildValidator: buildLazily as never } } };
}

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
