import { Loaded, type LoadedProps } from './Loaded.tsx';

interface Props<Data> extends LoadedProps<Data> {
  /** Title of the window. */
  readonly title: string;
}

/** A view of the result under its tab: the title of the window, and what its call answers. */
export function ResultView<Data>({ title, ...loaded }: Props<Data>) {
  return (
    <>
      <title>{`${title} - Trellis`}</title>
      <Loaded {...loaded} />
    </>
  );
}
