import { Notice } from '../../ui/states.tsx';

interface Props {
  /** What is shown, e.g. `result`. */
  readonly what: string;
  /** Name of its species, or of its edition. */
  readonly name: string;
  /** Address of the same page on the site of that species; undefined without one. */
  readonly href: string | undefined;
}

/** Says that what is shown is of another edition than the site, whose names, lists and links surround it. */
export const OtherEditionNotice = ({ what, name, href }: Props) => (
  <Notice title={`This ${what} is of ${name}.`}>
    This site is of another species, whose TFs and lists differ.{' '}
    {href && <a href={href}>Open it on the site of {name}</a>}
  </Notice>
);
