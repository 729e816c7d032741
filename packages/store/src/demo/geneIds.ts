import type { DemoRandom } from './random.ts';
import type { DemoSpecies } from './species.ts';

/** Last gene number of each chromosome, in tens. */
const lastNumbers = {
  arabidopsis: [8_099, 4_816, 6_654, 4_010, 6_764],
  rice: [7_465, 5_854, 6_446, 5_964, 5_159, 5_154, 4_978, 4_523, 3_998, 4_273, 4_829, 4_437],
};

/** All possible gene ids of the plant, sorted. */
function idSlots(species: DemoSpecies): string[] {
  if (species === 'maize') return Array.from({ length: 53_700 }, (_, i) => `Zm00001d${padded(i + 1, 6)}`);
  return lastNumbers[species].flatMap((last, chromosome) =>
    geneNumbers(last).map((number) =>
      species === 'rice' ? `LOC_Os${padded(chromosome + 1, 2)}g${number}` : `AT${chromosome + 1}G${number}`,
    ),
  );
}

/** Numbers in steps of ten from 01010, with some between them. */
function geneNumbers(last: number): string[] {
  const numbers: string[] = [];
  for (let tens = 101; tens <= last; tens++) {
    numbers.push(padded(tens * 10, 5));
    if (tens % 4 === 0) numbers.push(padded(tens * 10 + 5, 5));
  }
  return numbers;
}

const padded = (number: number, width: number): string => String(number).padStart(width, '0');

/** Draws `count` ids, including all required ones; sorted. */
export function drawGeneIds(
  random: DemoRandom,
  species: DemoSpecies,
  { count, required }: { readonly count: number; readonly required: readonly string[] },
): string[] {
  const wanted = new Set(required);
  const others = random.shuffle(idSlots(species).filter((id) => !wanted.has(id)));
  return [...required, ...others.slice(0, count - required.length)].sort();
}
