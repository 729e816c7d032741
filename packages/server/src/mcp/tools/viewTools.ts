import { resultCalls } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { views, type Assistant, type View } from '@trellis/engine';
import { tabOf } from '@trellis/engine/names';
import { dataLine, parts, rowLimits } from '@trellis/engine/text';
import { openResult, resultLines, resultPage, resultProperties } from '../inputs/openResult.ts';
import { tool, type Tool } from '../tool.ts';

/** The tools of the views that an assistant can ask for. */
export const viewTools: readonly Tool[] = views.flatMap((view) =>
  view.assistant ? [toolOf(view, view.assistant)] : [],
);

function toolOf({ name }: View, { options: names, fallback, route, ...view }: Assistant): Tool {
  const [method] = Object.entries(resultCalls).find(([, call]) => call === route) ?? [];
  if (method === undefined) throw new Error(`${name} is not a call of a result.`);
  const [chosen] = split(schemasOf(route).query?.properties ?? {}, names);
  return tool({
    name: view.name,
    title: view.title,
    description: view.description,
    properties: { ...resultProperties, ...chosen },
    async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, ...requested }) {
      const [options, question] = split(requested, names);
      const open = await openResult(client, question, fallback);
      const ask = open.result[method as keyof typeof resultCalls] as (query: object) => Promise<unknown>;
      const answer = await ask(view.query(options as never));
      return parts(
        dataLine(facts),
        resultLines(open),
        ...view.lines(answer as never, { rows, options: options as never }),
        `${view.page}: ${page(resultPage(tabOf[name], open.result.id))}`,
      );
    },
  });
}

/** The arguments with these names, and the others. */
function split<T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T>[] {
  const entries = Object.entries(all);
  return [
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  ];
}
