export { demoLabel, generateDemo, type DemoOptions } from './generateDemo.ts';
export type { DemoSize } from './species.ts';
