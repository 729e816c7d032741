import type { FastifyInstance } from 'fastify';
import { exportTable, readTable, readTargets } from '@trellis/contract';
import { TrellisError, type GenePart, type PartOfTargets } from '@trellis/core';
import type { Context } from '../context.ts';
import { mount } from '../mount.ts';
import { viewAnswer } from '../serveView.ts';

export function tableRoutes(app: FastifyInstance, context: Context): void {
  const { engine } = context;

  mount(app, readTable, (call, reply) => {
    const { row = 0, rows = 100, column = 0, columns = 40, sort, order, search } = call.query;
    const part = partOf(call.query);
    const window = { row, rows, column, columns, sort, order, search, part };
    return viewAnswer(context, { call, reply }, (asked) => engine.answer(asked, 'table', window));
  });

  mount(app, exportTable, (call, reply) => {
    const { sort, order, search, hidden } = call.query;
    const options = { sort, order, search, hidden, part: partOf(call.query) };
    reply.header('Content-Disposition', 'attachment; filename="table.csv"');
    return viewAnswer(context, { call, reply }, (asked) => engine.stream(asked, 'tableCsv', options));
  });

  mount(app, readTargets, (call, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="target_genes.txt"');
    return viewAnswer(context, { call, reply }, (asked) =>
      engine.answer(asked, 'targets', { search: call.query.search, part: partOf(call.query) }),
    );
  });
}

interface PartQuery {
  readonly tf?: string;
  readonly part?: GenePart;
}

function partOf({ tf, part }: PartQuery): PartOfTargets | undefined {
  if (!tf && !part) return undefined;
  if (tf && part) return { tf, part };
  throw new TrellisError(
    'bad-request',
    'tf and part go together: the one names a TF, the other a part of its targets.',
  );
}
