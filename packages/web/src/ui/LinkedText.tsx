import { textLinks } from './textLinks.ts';

interface Props {
  readonly text: string;
  /** Name of the field that the text is the value of. */
  readonly field?: string;
  /** Tab index of the links. */
  readonly tabIndex?: number;
}

/** A text whose DOIs, addresses and accessions are links. */
export const LinkedText = ({ text, field, tabIndex }: Props) =>
  textLinks(text, field).map(({ text: part, url }, i) =>
    url === undefined ? (
      part
    ) : (
      <a key={i} href={url} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
        {part}
      </a>
    ),
  );
