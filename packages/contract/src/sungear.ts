import type { Static } from 'typebox';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/sungear.ts';

type SungearMessage = Immutable<Static<typeof schemas.SungearAnswerSchema>>;
type GroupMessage = SungearMessage['intersects'][number];

/** Exact binomial test of the size of a group. */
export interface SungearTest {
  readonly p: number;
  readonly pLog10: number;
  readonly expected: number;
  readonly adjusted: number;
  readonly adjustedLog10: number;
  /** Genes of the group that could be drawn; by default all. */
  readonly n?: number;
}

/** Analyses, place, genes, test, radius and ends of the arrows of a group. */
export type SungearGroupAnswer = readonly [
  GroupMessage[0],
  GroupMessage[1],
  GroupMessage[2],
  SungearTest,
  GroupMessage[4],
  GroupMessage[5],
];

/** The Sungear diagram, its genes by id. */
export interface SungearAnswer extends Omit<SungearMessage, 'intersects' | 'gene_annotation' | 'expected_of'> {
  readonly intersects: readonly SungearGroupAnswer[];
  readonly geneAnnotation: SungearMessage['gene_annotation'];
  readonly expectedOf?: SungearMessage['expected_of'];
}

const sungearNames = wireNames({ geneAnnotation: 'gene_annotation', expectedOf: 'expected_of' });
const testNames = wireNames({
  p: 'p_value',
  pLog10: 'p_value_log10',
  adjusted: 'adj_p',
  adjustedLog10: 'adj_p_log10',
});

const sungearWire: Wire<SungearAnswer, SungearMessage> = {
  encode: ({ intersects, ...answer }) => ({
    ...sungearNames.encode(answer),
    intersects: intersects.map(([a, b, c, test, d, e]) => [a, b, c, testNames.encode(test), d, e]),
  }),
  decode: ({ intersects, ...message }) => ({
    ...sungearNames.decode(message),
    intersects: intersects.map(([a, b, c, test, d, e]) => [a, b, c, testNames.decode(test), d, e]),
  }),
};

export const readSungear = route<typeof schemas.readSungear>()({
  method: 'GET',
  path: '/api/sungear/:id/',
  wire: sungearWire,
});

export const exportSungear = tableRoute(readSungear, {
  file: 'sungear.csv',
});

export const drawSungear = route<typeof schemas.drawSungear>()({
  method: 'GET',
  path: '/api/sungear/:id.svg',
  media: 'image/svg+xml',
});

export const narrowSungear = route<typeof schemas.narrowSungear>()({
  method: 'POST',
  path: '/api/sungear/:id/',
  wire: sungearWire,
});

/** Its calls of a result, by their names in clients. @public */
export const sungearRoutes = { sungear: readSungear, sungearCsv: exportSungear, sungearFigure: drawSungear };
