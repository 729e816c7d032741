export * from './store.ts';
export * from './demo/index.ts';
