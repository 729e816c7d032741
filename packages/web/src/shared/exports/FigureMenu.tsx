import { useState } from 'react';
import { DownloadMenu, type DownloadItem } from './DownloadMenu.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { pdfWidths, type FigureFormat, type FigureToSave } from './figureFormats.ts';

/** What makes files of figures is loaded for the first one. */
const saveFigure = async (figure: FigureToSave, format: FigureFormat): Promise<string | undefined> =>
  (await import('./figureFile.ts')).saveFigure(figure, format);

interface Props {
  readonly label: string;
  readonly figure: FigureToSave;
  /** What the figure is called in the menu. */
  readonly what?: string;
  /** Address of the figure as SVG, where the server draws it. */
  readonly href?: string;
  /** Items before and after the figure. */
  readonly before?: readonly DownloadItem[];
  readonly after?: readonly DownloadItem[];
}

/** A menu that saves a figure as SVG, PNG or PDF, and other files of a view. Says what became of it where there is something to say. */
export function FigureMenu({ label, figure, what = 'Vector figure', href, before = [], after = [] }: Props) {
  const [note, setNote] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const save = (format: FigureFormat) => {
    setFailure(undefined);
    saveFigure(figure, format).then(setNote, (error: unknown) => {
      // An SVG that fails is chosen again; pictures have limits to name.
      if (format === 'svg') return;
      setFailure(`The picture could not be made. ${error instanceof Error ? error.message : ''}`);
    });
  };
  const { name } = figure;
  return (
    <>
      <DownloadMenu
        label={label}
        items={[
          ...before,
          { name: what, detail: 'svg', file: `${name}.svg`, ...(href ? { href } : { make: () => save('svg') }) },
          { name: 'Picture, 300 dpi', detail: 'png', file: `${name}.png`, make: () => save('png') },
          ...pdfWidths.map(({ name: columns, widthMm }) => ({
            name: `For print, ${columns}, ${widthMm} mm`,
            detail: 'pdf',
            file: `${name}.pdf`,
            make: () => save({ widthMm }),
          })),
          ...after,
        ]}
      />
      {note !== undefined && <p role="status">{note}</p>}
      {failure !== undefined && <ErrorState message={failure} />}
    </>
  );
}
