import type { FastifyRequest } from 'fastify';
import type { Frame } from '@trellis/engine/names';

/** A figure of a result at a revision, by default the first. */
export interface FigureRef {
  readonly id: string;
  readonly revision: number | undefined;
  readonly figure: Frame;
}

/** Where this site is for the one who asks, and the addresses of a figure on it. */
export function siteOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) {
  const origin = `${protocol}://${host}`;
  return {
    origin,
    addresses({ id, revision, figure: { name, tab } }: FigureRef) {
      const of = encodeURIComponent(id);
      const at: Readonly<Record<string, string>> = revision === undefined ? {} : { revision: String(revision) };
      const search = (parameters: Readonly<Record<string, string>>) => {
        const text = new URLSearchParams(parameters).toString();
        return text && `?${text}`;
      };
      return {
        result: `${origin}/result/${tab}${search({ request: id, ...at })}`,
        page: `${origin}/embed/${of}/${name}${search(at)}`,
        picture: (look: Readonly<Record<string, string>> = {}) =>
          `${origin}/embed/${of}/${name}.svg${search({ ...at, ...look })}`,
      };
    },
  };
}
