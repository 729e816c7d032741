export { demoLabel, generateDemo } from './generateDemo.ts';
export type { DemoSize } from './species.ts';
