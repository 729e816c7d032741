import styles from './own.module.css';

/** What is sent, who sees it, and how it is deleted; folded when the user knows it. */
export const PrivateNote = ({ isOpen }: { readonly isOpen: boolean }) => (
  <details key={String(isOpen)} className={styles.private} open={isOpen}>
    <summary>Private: what is sent, and who sees it</summary>
    <ul>
      <li>Files are read and kept in this browser.</li>
      <li>A query sends the targets of the analyses that you choose. They are stored with that result.</li>
      <li>Whoever has the link of the result sees these targets and their values.</li>
      <li>You can delete the result with your data on its page.</li>
    </ul>
  </details>
);
