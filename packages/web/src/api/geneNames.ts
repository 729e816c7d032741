import { readGeneNames } from '@trellis/contract';
import { linkTo } from './client.ts';

/** Address of the names of all genes, for a worker that recognizes genes. */
export const linkToGeneNames = (): string => new URL(linkTo(readGeneNames), window.location.href).href;
