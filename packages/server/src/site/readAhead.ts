import type { FolderFiles } from './folderFiles.ts';

/**
 * Begins to read what all answers need: the manifest, and the index of a site with one data set. Each is handed out once; who asks
 * again, as after an error, has it read again.
 */
export function readAhead(files: FolderFiles): FolderFiles {
  const begun = files.manifest();
  const takeManifest = handedOutOnce(begun);
  const index = begun.then(({ editions: [{ index: name }, ...others] }) =>
    others.length === 0 ? { name, take: handedOutOnce(files.part(name)) } : undefined,
  );
  index.catch(() => {});
  return {
    ...files,
    manifest: () => takeManifest() ?? files.manifest(),
    async part(name) {
      const ahead = await index.catch(() => undefined);
      return (ahead?.name === name ? ahead.take() : undefined) ?? files.part(name);
    },
  };
}

/** Hands out what has begun to the first who asks, and holds it no longer. */
function handedOutOnce<T>(begun: Promise<T>): () => Promise<T> | undefined {
  let held: Promise<T> | undefined = begun;
  begun.catch(() => {});
  return () => {
    const one = held;
    held = undefined;
    return one;
  };
}
