export * from './store.ts';
export { openStore } from './openStore.ts';
export { isEdition, requireEdition } from './editions.ts';
export { importFolder, type FolderOptions, type Imported } from './import/importFolder.ts';
export type { FileKind, FileReport, ImportReport, Skipped, SkipReason } from './import/report.ts';
export * from './demo/index.ts';
