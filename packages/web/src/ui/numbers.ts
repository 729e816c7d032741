export { countOf, formatCount } from '@trellis/core/formats';
