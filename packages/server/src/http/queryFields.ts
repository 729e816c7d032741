import type { QueryInputs } from '@trellis/contract';

/** A list as a caller gives it: name of a predefined one, names of genes, or a file. */
type ListInput = NonNullable<QueryInputs['targetgenes']>;
type NetworkInput = NonNullable<QueryInputs['targetnetworks']>;

/** Writes a query and its inputs as the form of `POST /api/`. */
export function formOfQuery(inputs: QueryInputs): FormData {
  const form = new FormData();
  form.append('query', inputs.query);
  for (const edge of inputs.edges ?? []) form.append('edges', edge);
  for (const field of ['targetgenes', 'filtertfs', 'backgroundgenes'] as const) append(form, field, inputs[field]);
  append(form, 'targetnetworks', inputs.targetnetworks);
  const network = inputs.targetnetworks;
  if (typeof network === 'object' && network.header === true) form.append('networkHeaders', 'true');
  return form;
}

function append(form: FormData, field: string, input: ListInput | NetworkInput | undefined): void {
  if (input === undefined) return;
  if (typeof input === 'string') return form.append(field, input);
  const file = 'text' in input ? input : { name: 'genes.txt', text: input.join('\n') };
  form.append(field, new Blob([file.text]), file.name);
}
