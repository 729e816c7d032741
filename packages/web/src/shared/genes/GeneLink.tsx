import { shownSymbol } from '@trellis/core/formats';
import { Link } from 'wouter';
import { genePage } from '../../router/pageAddresses.ts';

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
