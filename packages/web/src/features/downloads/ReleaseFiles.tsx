import type { Release, ReleaseFile } from '@trellis/contract';
import { fileSize, groupFiles, releaseFileAddress, sumsOf } from './releases.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { Copy } from '../../ui/toolIcons.tsx';
import styles from './Downloads.module.css';

interface Props {
  readonly release: Release;
  /** Version of the newest data set. */
  readonly newest: string;
}

/** The files of a release: tables in both formats, then all others, and the hashes. */
export function ReleaseFiles({ release, newest }: Props) {
  const { name, version, current, files } = release;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <>
      <p>
        Version <code title={version}>{name}</code>: {countOf(files.length, 'file')}, {fileSize(bytes)}.{' '}
        {current
          ? 'It is the data set of this site.'
          : `This site has newer data, version ${newest.slice(0, 12)}, without a release.`}
      </p>
      <FileTables release={release} />
      <Hashes files={files} />
    </>
  );
}

/** The tables of a release with their files, and its other files. */
export function FileTables({ release: { name, files } }: Pick<Props, 'release'>) {
  const { tables, others } = groupFiles(files);
  return (
    <>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Tables">
        <table className={styles.table}>
          <caption>Tables</caption>
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col">Rows</th>
              <th scope="col">Parquet</th>
              <th scope="col">CSV</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ parquet, csv }) => (
              <tr key={parquet.name}>
                <Described file={parquet} name={parquet.name.replace('.parquet', '')} />
                <td>{formatCount(parquet.rows ?? 0)}</td>
                <FileCell release={name} file={parquet} />
                <FileCell release={name} file={csv} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Gene sets and descriptions">
        <table className={styles.table}>
          <caption>Gene sets and descriptions</caption>
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Sets</th>
              <th scope="col">Download</th>
            </tr>
          </thead>
          <tbody>
            {others.map((file) => (
              <tr key={file.name}>
                <Described file={file} />
                <td>{file.rows === null ? '' : formatCount(file.rows)}</td>
                <FileCell release={name} file={file} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Described = ({ file, name = file.name }: { readonly file: ReleaseFile; readonly name?: string }) => (
  <th scope="row">
    {file.title} <code className={styles.file}>{name}</code>
    {file.description && <span className={styles.about}>{file.description}</span>}
  </th>
);

function FileCell({ release, file: { name, bytes } }: { readonly release: string; readonly file: ReleaseFile }) {
  return (
    <td>
      <a href={releaseFileAddress(release, name)} download={name} aria-label={`Download ${name}, ${fileSize(bytes)}`}>
        {fileSize(bytes)}
      </a>
    </td>
  );
}

/** The SHA-256 of each file, as `sha256sum --check` reads it. */
function Hashes({ files }: { readonly files: readonly ReleaseFile[] }) {
  const sums = sumsOf(files);
  return (
    <details className={styles.details}>
      <summary>SHA-256 of each file</summary>
      <div className={styles.code}>
        <pre tabIndex={0} aria-label="SHA-256 of each file">
          {sums}
        </pre>
        <CopyButton label="Copy" text={() => sums} icon={<Copy />} />
      </div>
    </details>
  );
}
