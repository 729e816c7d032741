import type { Gene } from '@trellis/core/dataset';
import { familyNamed } from './families.ts';
import type { KnownFactor } from './knownFactors.ts';
import type { DemoRandom } from './random.ts';
import { knownFactors, type DemoSpecies } from './species.ts';

/** First number of invented symbols, above those of published ones. */
const firstNumber = 301;

const consonants = [...'BDFGKLMNPRSTVWZ'];
const vowels = [...'AEIOU'];

/** Some have commas and quotes on purpose, because files have to preserve them. */
const descriptions = [
  'expressed protein',
  'hypothetical protein',
  'receptor-like kinase family protein',
  'nitrate transporter 1/peptide transporter family protein',
  'glutamine synthetase, cytosolic',
  'cytochrome P450 superfamily protein',
  'ribosomal protein, large subunit, putative',
  'protein of unknown function (DUF1218)',
  'glutaredoxin family protein',
  "ankyrin repeat protein, 5' region",
  'F-box protein, "kelch" repeat',
  'senescence-associated protein',
  'pentatricopeptide repeat-containing protein',
];

/** Assigns symbols and full names. Symbols are unique, except for a few that two genes share on purpose. */
export class GeneNamer {
  private readonly used: Set<string>;
  private given = 0;
  private last = '';
  private readonly next = new Map<string, number>();

  constructor(
    private readonly random: DemoRandom,
    private readonly species: DemoSpecies,
  ) {
    this.used = new Set(knownFactors[species].map((factor) => factor.symbol.toUpperCase()));
  }

  name(kind: Pick<Gene, 'type' | 'family'>, known: KnownFactor | undefined): Pick<Gene, 'name' | 'fullName'> {
    if (known)
      return {
        name: known.symbol,
        fullName: `${known.symbol}, a transcription factor of the ${known.family} family`,
      };
    return kind.type === 'TXNFACTOR' ? this.nameFactor(kind.family) : this.nameOther(kind.type);
  }

  private nameFactor(family: string) {
    const { stem } = familyNamed(family);
    const number = this.next.get(stem) ?? firstNumber;
    this.next.set(stem, number + 1);
    const fullName = `${family} transcription factor family protein ${number}`;
    return { name: this.random.chance(0.9) ? this.style(`${stem}${number}`) : '', fullName };
  }

  private nameOther(type: string) {
    const share = type === 'METABOLIC' ? 0.8 : 0.4;
    const name = this.random.chance(share) ? this.style(this.symbol()) : '';
    return { name, fullName: this.random.chance(0.9) ? this.random.pick(descriptions) : '' };
  }

  /** An invented symbol, e.g. `KOL3`; every 300th is that of the previous gene. */
  private symbol(): string {
    this.given++;
    if (this.given % 300 !== 0) this.last = this.freshSymbol();
    return this.last;
  }

  private freshSymbol(): string {
    const { random } = this;
    let symbol: string;
    do symbol = random.pick(consonants) + random.pick(vowels) + random.pick(consonants) + (1 + random.below(19));
    while (this.used.has(symbol));
    this.used.add(symbol);
    return symbol;
  }

  /** Formats a symbol by the convention of the plant's community. */
  private style(symbol: string): string {
    if (this.species === 'maize') return symbol.toLowerCase();
    return this.species === 'rice' ? `Os${symbol}` : symbol;
  }
}
