import { Link } from 'wouter';

/** A link to what the guide says about an error code; nothing without a code. */
export const ErrorHelp = ({ code }: { readonly code: string | undefined }) =>
  code === undefined ? null : <Link to={`/guide/errors#${encodeURIComponent(code)}`}>About this error</Link>;
