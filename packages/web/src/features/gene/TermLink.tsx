import { Link } from 'wouter';
import { searchPage } from '../../router/pageAddresses.ts';

/** The id of a term, which leads to its genes. */
export const TermLink = ({ id }: { readonly id: string }) => <Link to={searchPage(id)}>{id}</Link>;
