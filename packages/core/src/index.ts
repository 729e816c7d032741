export * from './errors.ts';
export * from './dataset/bitset.ts';
export * from './dataset/contents.ts';
export * from './dataset/image.ts';
export * from './dataset/pack.ts';
