import { shownSymbol } from '@trellis/core/formats';
import { infoLabel } from '@trellis/core/views';
import { Link } from 'wouter';
import { genePage } from '../router/pageAddresses.ts';

interface Props {
  readonly id: string;
  readonly symbol?: string;
}

/** A link to the page of a gene: its id, and its symbol if it has one. */
export const GeneLink = ({ id, symbol = '' }: Props) => (
  <>
    <Link to={genePage(id)}>{id}</Link>
    {shownSymbol(symbol) && (
      <>
        {' '}
        <em>{symbol}</em>
      </>
    )}
  </>
);

/** `AT4G24020 (NLP7)`: the id and the name of the gene of an analysis; the name of a target list, which has no gene. */
export function geneTitle(info: Readonly<Record<string, unknown>>): string {
  const [id, name] = [info['gene_id'], info['gene_name']].map((text) => (typeof text === 'string' ? text : ''));
  if (id === '') return infoLabel(info);
  return name === '' || name === id ? id : `${id} (${name})`;
}
