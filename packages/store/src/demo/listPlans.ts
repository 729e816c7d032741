import type { DemoSpecies } from './species.ts';

/** Plan of a file of gene lists. */
export interface ListPlan {
  readonly name: string;
  /** Symbols of the TFs whose targets are enriched in the lists. */
  readonly factors: readonly string[];
  /** Names of the lists in the file; several are a series, in which each list resembles the previous one. */
  readonly sections: readonly string[];
}

const minutes = [5, 10, 15, 20, 30, 45, 60, 90, 120];

/** Files of gene lists by plant. */
export const listPlans: Record<DemoSpecies, readonly ListPlan[]> = {
  arabidopsis: [
    { name: 'Nitrogen_by_Time', factors: ['NLP7', 'TGA1'], sections: minutes.map((time) => `${time} min`) },
    { name: 'Clock_Genes', factors: ['CCA1', 'LHY'], sections: ['Clock genes'] },
    { name: 'Abscisic_Acid_Responsive', factors: ['ABI5', 'ABF2'], sections: ['ABA induced', 'ABA repressed'] },
  ],
  maize: [
    { name: 'Inflorescence_Development', factors: ['ra1', 'tb1'], sections: ['Tassel', 'Ear'] },
    { name: 'Nitrogen_Responsive', factors: ['r1', 'o2'], sections: ['30 min', '120 min'] },
    { name: 'Meristem_Genes', factors: ['kn1'], sections: ['Meristem genes'] },
  ],
  rice: [
    { name: 'Drought_Responsive', factors: ['OsbZIP23', 'OsNAC6'], sections: ['1 h', '6 h', '24 h'] },
    { name: 'Nitrogen_Responsive', factors: ['OsLG2', 'OsbZIP12'], sections: ['Induced', 'Repressed'] },
    { name: 'Abscisic_Acid_Responsive', factors: ['OsbZIP12', 'SNAC1'], sections: ['ABA responsive'] },
  ],
};

/** Name of the list of TFs, for the TF filter. */
export const factorListNames: Record<DemoSpecies, string> = {
  arabidopsis: 'Root_Transcription_Factors',
  maize: 'Ear_Transcription_Factors',
  rice: 'Panicle_Transcription_Factors',
};

/** Names of the networks by plant: with scores, then without. */
export const networkNames: Record<DemoSpecies, readonly [ranked: string, plain: string]> = {
  arabidopsis: ['Root_Ranked_Network', 'Nitrogen_Core_Network'],
  maize: ['Ear_Ranked_Network', 'Inflorescence_Core_Network'],
  rice: ['Panicle_Ranked_Network', 'Drought_Core_Network'],
};
