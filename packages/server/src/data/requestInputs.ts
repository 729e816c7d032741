import { Type } from 'typebox';
import { parseJson } from '../json/parseJson.ts';
import { StoredListSchema } from './storedList.ts';
import { SubmittedInputsSchema } from './submittedInputs.ts';

/** What a request can hold: the inputs of a query, or a gene list. */
const RequestInputsSchema = Type.Union([SubmittedInputsSchema, StoredListSchema]);

/** Reads what a request holds. */
export const readRequest = (text: string) => parseJson(RequestInputsSchema, text);
