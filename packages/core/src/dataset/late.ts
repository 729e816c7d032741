import { once } from '../once.ts';
import type { AdditionalEdgeType, Analysis, AnalysisNumbers } from './analysis.ts';
import type { Gene } from './contents.ts';
import type { DatasetIndex } from './datasetIndex.ts';

type IndexedGenes = Omit<DatasetIndex['genes'], 'fullNames'>;

/** An analysis whose numbers are read when one of them is first used. */
export class LateAnalysis implements Analysis {
  readonly id: number;
  readonly name: string;
  readonly tf: number;
  readonly expression: boolean;
  readonly perturbation: Analysis['perturbation'];
  readonly metadata: Analysis['metadata'];
  readonly searchable: Analysis['searchable'];
  private readonly numbers: () => AnalysisNumbers;

  constructor(known: Omit<Analysis, keyof AnalysisNumbers>, read: () => AnalysisNumbers) {
    this.id = known.id;
    this.name = known.name;
    this.tf = known.tf;
    this.expression = known.expression;
    this.perturbation = known.perturbation;
    this.metadata = known.metadata;
    this.searchable = known.searchable;
    this.numbers = once(read);
  }

  get targets() {
    return this.numbers().targets;
  }

  get log2fc() {
    return this.numbers().log2fc;
  }

  get pvalue() {
    return this.numbers().pvalue;
  }

  get cells() {
    return this.numbers().cells;
  }

  get present() {
    return this.numbers().present;
  }
}

/** A type of additional edges that is read when its edges are first used. */
export class LateEdgeType implements AdditionalEdgeType {
  readonly name: string;
  readonly directed: boolean;
  private readonly numbers: () => Pick<AdditionalEdgeType, 'starts' | 'targets'>;

  constructor(
    { name, directed }: Pick<AdditionalEdgeType, 'name' | 'directed'>,
    read: () => Pick<AdditionalEdgeType, 'starts' | 'targets'>,
  ) {
    this.name = name;
    this.directed = directed;
    this.numbers = once(read);
  }

  get starts() {
    return this.numbers().starts;
  }

  get targets() {
    return this.numbers().targets;
  }
}

/** A gene whose full name is read when it is used. It makes no function of its own, since there are tens of thousands. */
export class LateGene implements Gene {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly family: string;
  private readonly index: number;
  private readonly fullNames: () => readonly string[];

  constructor({ ids, names, types, families }: IndexedGenes, index: number, fullNames: () => readonly string[]) {
    this.id = ids[index];
    this.name = names[index];
    this.type = types[index];
    this.family = families[index];
    this.index = index;
    this.fullNames = fullNames;
  }

  get fullName() {
    return this.fullNames()[this.index];
  }
}
