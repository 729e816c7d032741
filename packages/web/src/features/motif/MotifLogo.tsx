import { layoutLogo, Logo, logoPitch, printTheme, reverseComplement } from '@trellis/figures';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { FigureMenu } from '../../ui/FigureMenu.tsx';
import { pageTheme } from '../../ui/pageTheme.ts';
import { useWidth } from '../../ui/useWidth.ts';
import viewStyles from '../../ui/view.module.css';
import { heightsText, type ClusterMotif } from './motifLogo.ts';

interface Props extends ClusterMotif {
  /** Name of the cluster, and its title with the family. */
  readonly name: string;
  readonly title: string;
}

/** The sequence logo of a motif cluster, on either strand, with its files. */
export function MotifLogo({ name, title, motif, source }: Props) {
  const [ref, width] = useWidth();
  const [reversed, setReversed] = useState(false);
  const shown = reversed ? reverseComplement(motif) : motif;
  const strand = reversed ? `${title} (reverse complement)` : title;
  const label = `Sequence logo of ${strand}`;
  const draw = () => <Logo layout={layoutLogo(shown, { title: strand })} theme={printTheme} label={label} />;
  return (
    <section aria-label="Sequence logo" style={{ marginBottom: 16 }}>
      <div ref={ref} style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Logo">
        {width !== undefined && (
          <Logo
            layout={layoutLogo(shown, { pitch: logoPitch(shown.length, width) })}
            theme={pageTheme}
            label={label}
          />
        )}
      </div>
      <p className={viewStyles.note}>{heightsText(source)}</p>
      <div className={viewStyles.options}>
        <Checkbox
          label="Reverse complement"
          checked={reversed}
          onChange={({ currentTarget }) => setReversed(currentTarget.checked)}
        />
        <FigureMenu label="Save logo" what="Sequence logo" figure={{ name: `${name}_logo`, draw }} />
      </div>
    </section>
  );
}
