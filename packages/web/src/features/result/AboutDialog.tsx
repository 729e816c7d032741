import type { QueryAnswer } from '@trellis/contract';
import { languages, scriptIn, type Language, type ScriptSource } from '@trellis/core/formats';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { editionOverride } from '../../api/edition.ts';
import { isFolder } from '../../router/base.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy } from '../../ui/toolIcons.tsx';
import { shortVersion } from '../../api/versions.ts';
import { inputTexts } from './resultTexts.ts';
import { OtherSpecies } from './OtherSpecies.tsx';
import styles from './QueryDialog.module.css';

interface Props {
  readonly answer: QueryAnswer;
  readonly onClose: () => void;
}

/** What restricts the query, the data it ran on, the query in other species, and a script that reads the same result. */
export function AboutDialog({ answer: { requestId: id, request }, onClose }: Props) {
  const source = { origin: window.location.origin, id, revision: request.revision, edition: editionOverride() };
  return (
    <Dialog onClose={onClose} title="Data set, species, scripts" size="lg">
      <Facts id={id} request={request} />
      <OtherSpecies request={request} />
      {isFolder ? <NoScript /> : <Script source={source} />}
    </Dialog>
  );
}

/** Restrictions, date, data set and id of a request. */
function Facts({ id, request }: { readonly id: string; readonly request: QueryAnswer['request'] }) {
  const inputs = inputTexts({ ...request, edges: [] });
  return (
    <dl className={styles.facts}>
      {inputs.length > 0 && (
        <>
          <dt>Restricted to</dt>
          <dd>
            {inputs.map((words) => (
              <div key={words}>{words}</div>
            ))}
          </dd>
        </>
      )}
      <dt>First run</dt>
      <dd>{new Date(request.created).toLocaleString('en')}</dd>
      <dt>Data set</dt>
      <dd>
        <code>{shortVersion(request.answeredVersion)}</code>
        {request.answeredVersion !== request.dataVersion &&
          `, replaced since the query was first run on ${shortVersion(request.dataVersion)}`}
      </dd>
      <dt>Request</dt>
      <dd>
        <code>{id}</code>, revision {request.revision}
      </dd>
    </dl>
  );
}

/** What a site in a folder has in the place of scripts. */
const NoScript = () => (
  <section className={styles.part} aria-label="Use in R or Python">
    <h3>Use in R or Python</h3>
    <p>This copy of the site is a folder of files: scripts need one that is served by a program. Export has files.</p>
  </section>
);

/** A script that reads the result, in a language to choose. */
function Script({ source }: { readonly source: ScriptSource }) {
  const [language, setLanguage] = useState<Language>('Python');
  const script = scriptIn(language, source);
  return (
    <section className={styles.part} aria-label="Use in R or Python">
      <h3>Use in R or Python</h3>
      <SegmentedControl aria-label="Language" value={language} onChange={setLanguage} data={[...languages]} />
      <pre className={styles.text} tabIndex={0} aria-label={`Script in ${language}`}>
        {script}
      </pre>
      <CopyButton icon={<Copy />} label="Copy the script" text={() => script} />
    </section>
  );
}
