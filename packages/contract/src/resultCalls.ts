import * as results from './results.ts';

type Results = typeof results;

/** The lists of calls of all files. */
type Lists = Results[keyof Results & `${string}Routes`];

/** What has the properties of all members of a union. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

const lists = Object.entries(results).flatMap(([name, list]) => (name.endsWith('Routes') ? [list] : []));

/** The calls that ask for something of a result, by the name of their method in clients. */
export const resultCalls: Readonly<AllOf<Lists>> = Object.assign({}, ...lists);
