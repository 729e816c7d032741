import type { QueryAnswer } from '@trellis/contract';
import { frames } from '@trellis/engine/names';
import { useState } from 'react';
import { Link } from 'wouter';
import { useShownFigure, type ShownFigure } from '../../api/embed.ts';
import { useSite } from '../../api/site.ts';
import { usePageLocation } from '../../router/Router.tsx';
import { useColorScheme } from '../../ui/colorScheme.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Select } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Copy, LinkSign } from '../../ui/toolIcons.tsx';
import { markdownOf } from './resultTexts.ts';
import styles from './ShareDialog.module.css';

interface Props {
  readonly answer: QueryAnswer;
  readonly onClose: () => void;
}

const choices = frames.map(({ name, title }) => ({ value: name, label: title }));

/** The address of the result; and a figure of it as code for other pages, first that of the current tab. */
export function ShareDialog({ answer: { requestId, request }, onClose }: Props) {
  const tab = usePageLocation().pathname.split('/').at(-1);
  const [figure, setFigure] = useState<string>(() => (frames.find((each) => each.tab === tab) ?? frames[0]).name);
  const query = useShownFigure({ id: requestId, revision: request.revision }, figure);
  return (
    <Dialog onClose={onClose} title="Share" size="lg">
      <div className={styles.parts}>
        <CopyLink revision={request.revision} />
        <Select
          label="Figure"
          data={choices}
          value={figure}
          onChange={(event) => setFigure(event.currentTarget.value)}
          data-autofocus
        />
        <Loaded query={query} loading={<Skeleton height={360} label="Drawing the figure" />}>
          {(shown) => <Codes shown={shown} />}
        </Loaded>
        <p className={styles.note}>
          {request.ownAnalyses?.length
            ? 'This result has your own analyses. The figure is as public as the result: all who have its address see it. When you delete the result, the figure is gone wherever it is shown.'
            : 'All who have the address of the figure see it.'}{' '}
          <Link to="/guide/embeds">Read more in the guide</Link>
        </p>
      </div>
    </Dialog>
  );
}

const CopyLink = ({ revision }: { readonly revision: number }) => (
  <CopyButton
    icon={<LinkSign />}
    label="Copy link"
    title="The address of what is shown"
    text={() => addressOf(revision)}
  />
);

/** The address of what is shown, with its revision. */
function addressOf(revision: number): string {
  const address = new URL(window.location.href);
  address.searchParams.set('revision', String(revision));
  return address.href;
}

/** The picture, and the code for it. */
function Codes({ shown: { title, html, page, picture, width, height } }: { readonly shown: ShownFigure }) {
  const origins = useSite().data?.embedOrigins ?? [];
  const themed = new URL(picture);
  themed.searchParams.set('theme', useColorScheme());
  return (
    <>
      <img className={styles.picture} src={themed.href} width={width} height={height} alt={title} />
      <Code name="HTML frame" text={html}>
        {frameNote(origins)}
      </Code>
      <Code name="Markdown" text={markdownOf(title, page)}>
        The picture with a link to the result, for a README or a notebook.
      </Code>
    </>
  );
}

function frameNote(origins: readonly string[]): string {
  if (origins.includes('*')) return 'The figure with its caption, for any web page.';
  if (origins.length === 0) return 'Only pages of this site can show the frame; other sites can use the picture.';
  return `The figure with its caption, for pages of ${origins.join(', ')}.`;
}

interface CodeProps {
  readonly name: string;
  readonly text: string;
  readonly children: string;
}

const Code = ({ name, text, children }: CodeProps) => (
  <section className={styles.code} aria-label={name}>
    <h3>{name}</h3>
    <p className={styles.note}>{children}</p>
    <pre tabIndex={0}>{text}</pre>
    <CopyButton icon={<Copy />} label={`Copy ${name}`} text={() => text} />
  </section>
);
