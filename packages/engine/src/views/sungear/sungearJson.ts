import type { Result } from '@trellis/core/result';
import { columnInfo } from '@trellis/core/views';
import { arrowEnd, placeSungear, sungearOrder, type SungearCircle } from '@trellis/figures/sungear';
import { groupGenesBySet, type SungearGroups, type SungearGroup, type SungearOptions } from './groupGenesBySet.ts';
import { ByteWriter } from '../../bytes/byteWriter.ts';
import { encodedText, type EncodedText } from '../../bytes/encodedText.ts';
import { geneText, writeGeneIds, type GeneText } from '../../bytes/geneText.ts';
import { writeMillionths } from '../../bytes/millionths.ts';

/**
 * Writes the Sungear diagram as JSON: vertices, groups with their test and place, metadata of analyses and names of genes.
 * In blocks: 30 analyses of a full data set have 20,000 groups, each with the keys of its analyses.
 */
export function* sungearJson(result: Result, options: SungearOptions): Generator<Uint8Array> {
  const sungear = groupGenesBySet(result, options);
  const { corners, groups, total, correction, expectedOf, population } = sungear;
  const isOfUniverse = expectedOf === 'universe';
  const { order, corners: cornerOf, anchors, circles } = placeGroups(sungear);
  const anchorOf = corners.map((_, column) => anchors[cornerOf[column]]);
  const keys = corners.map((corner) => encodedText(JSON.stringify(corner.column.key)));
  const ids = geneText(result.dataset, 'id', ({ id }) => JSON.stringify(id));
  const out = new ByteWriter();
  const universe = isOfUniverse ? `"expected_of":"universe","universe":${population},` : '';
  const level = sungear.level === 'analysis' ? '' : `"level":"${sungear.level}","found":${sungear.found},`;
  out.text(`{"total":${total},"correction":"${correction}",${universe}${level}"vertices":[`);
  order.forEach((column, corner) => {
    out.ascii(corner ? ',[' : '[');
    out.encoded(keys[column]);
    out.ascii(',');
    writePoint(out, anchors[corner]);
    out.ascii(']');
  });
  out.ascii('],"intersects":[');
  for (let i = 0; i < groups.length; i++) {
    if (i) out.ascii(',');
    writeGroup(out, { group: groups[i], circle: circles[i], anchorOf, keys, ids, isOfUniverse });
    yield* out.take();
  }
  const metadata = corners.map(
    (corner) => `[${JSON.stringify(corner.column.key)},${JSON.stringify(columnInfo(result, corner.column))}]`,
  );
  out.text(`],"metadata":[${metadata.join(',')}],"gene_annotation":{`);
  writeGenes(sungear, { result, out });
  out.ascii('}}');
  yield* out.finish();
}

/** A point in shares of the side of the figure. */
type Place = Pick<SungearCircle, 'x' | 'y'>;

interface GroupWriting {
  readonly group: SungearGroup;
  readonly circle: SungearCircle;
  /** Anchor of each analysis. */
  readonly anchorOf: readonly Place[];
  /** Key of each analysis as JSON. */
  readonly keys: readonly EncodedText[];
  readonly ids: GeneText;
  readonly isOfUniverse: boolean;
}

/** Writes the analyses, place, genes, test and radius of a group, and the ends of its arrows. */
function writeGroup(out: ByteWriter, { group, circle, anchorOf, keys, ids, isOfUniverse }: GroupWriting): void {
  out.ascii('[[');
  group.members.forEach((member, i) => {
    if (i) out.ascii(',');
    out.encoded(keys[member]);
  });
  out.ascii('],');
  writePoint(out, circle);
  out.ascii(',[');
  writeGeneIds(out, ids, group.genes);
  const { p, pLog10, expected, adjusted, adjustedLog10 } = group;
  out.ascii(`],{"p_value":${p},"p_value_log10":${pLog10},"expected":${expected},`);
  const n = isOfUniverse ? `,"n":${group.n}` : '';
  out.ascii(`"adj_p":${adjusted},"adj_p_log10":${adjustedLog10}${n}},`);
  writeMillionths(out, circle.r);
  out.ascii(',[');
  group.members.forEach((member, i) => {
    if (i) out.ascii(',');
    writePoint(out, arrowEnd(circle, anchorOf[member]));
  });
  out.ascii(']]');
}

function writePoint(out: ByteWriter, { x, y }: Place): void {
  out.ascii('[');
  writeMillionths(out, x);
  out.ascii(',');
  writeMillionths(out, y);
  out.ascii(']');
}

/** Places the columns around the polygon: `order` is the column of each corner, `corners` the corner of each column. */
export function placeGroups({ columns, groups }: SungearGroups) {
  const order = sungearOrder(columns.length);
  const corners: number[] = [];
  order.forEach((column, corner) => (corners[column] = corner));
  const placed = placeSungear({
    vertices: columns.length,
    groups: groups.map(({ members, genes }) => ({
      members: members.map((member) => corners[member]),
      size: genes.length,
    })),
  });
  return { order, corners, ...placed };
}

/** Writes the names of each gene, by its id. */
function writeGenes({ groups }: SungearGroups, { result, out }: { result: Result; out: ByteWriter }): void {
  const { text, starts } = geneText(
    result.dataset,
    'Sungear annotation',
    ({ id, name, fullName }) => `${JSON.stringify(id)}:${JSON.stringify({ name: fullName, symbol: name })}`,
  );
  let first = 1;
  for (const { genes } of groups) {
    for (const gene of genes) {
      out.piece(text, starts[gene] + first, starts[gene + 1]);
      first = 0;
    }
  }
}
