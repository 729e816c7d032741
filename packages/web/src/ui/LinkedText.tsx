import { Link } from 'wouter';
import { genePage } from '../router/pageAddresses.ts';
import { textLinks } from './textLinks.ts';

interface Props {
  readonly text: string;
  /** Name of the field that the text is the value of. */
  readonly field?: string;
  /** Tab index of the links. */
  readonly tabIndex?: number;
}

/** A text whose DOIs, addresses and accessions are links; the id of a gene leads to its page. */
export function LinkedText({ text, field = '', tabIndex }: Props) {
  if (geneFields.test(field) && text !== '') {
    return (
      <Link to={genePage(text)} tabIndex={tabIndex}>
        {text}
      </Link>
    );
  }
  return textLinks(text, field).map(({ text: part, url }, i) =>
    url === undefined ? (
      part
    ) : (
      <a key={i} href={url} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
        {part}
      </a>
    ),
  );
}

/** Fields whose value is the id of a gene. */
const geneFields = /^(?:gene[ _]id|transcription_factor_id)$/i;
