/** A TF family. */
export interface Family {
  readonly name: string;
  /** Prefix of its members' symbols, e.g. `MYB` of `MYB301`. */
  readonly stem: string;
  /** Approximate number of members per thousand TFs. */
  readonly share: number;
  /** Core of the sites that its members bind, in IUPAC codes. */
  readonly core: string;
}

const family = (name: string, stem: string, share: number, core: string): Family => ({ name, stem, share, core });

export const families: readonly Family[] = [
  family('bHLH', 'BHLH', 110, 'CACGTG'),
  family('MYB', 'MYB', 105, 'GTTAGGT'),
  family('AP2-EREBP', 'ERF', 105, 'GCCGCC'),
  family('NAC', 'NAC', 85, 'TTRCGTR'),
  family('C2H2', 'ZF', 75, 'AGCACTW'),
  family('bZIP', 'BZIP', 65, 'TGACGT'),
  family('WRKY', 'WRKY', 60, 'GTTGACY'),
  family('MIKC_MADS', 'AGL', 50, 'CCAWWWTGG'),
  family('MYB_related', 'MYR', 50, 'AGATATTTW'),
  family('HD-ZIP', 'HB', 42, 'CAATWATTG'),
  family('B3', 'REM', 40, 'CATGCA'),
  family('LBD', 'LBD', 35, 'TCCGGAA'),
  family('G2-like', 'GLK', 35, 'AGATATTC'),
  family('Dof', 'DOF', 30, 'AAAAGY'),
  family('GATA', 'GATA', 25, 'WGATAR'),
  family('Trihelix', 'GT', 22, 'GGTTAAY'),
  family('TCP', 'TCP', 20, 'GGNCCCAC'),
  family('HSF', 'HSF', 20, 'GAANNTTC'),
  family('ARF', 'ARF', 18, 'TGTCGG'),
  family('TALE', 'BLH', 18, 'TGACAG'),
  family('SBP', 'SPL', 14, 'CGTACG'),
  family('NLP', 'NLP', 12, 'TGACYCTT'),
  family('CPP', 'TCX', 8, 'TTTGAAW'),
  family('E2F', 'DEL', 8, 'TTTSSCGC'),
];

/** The family with a name; an unknown name is a bug of the demo data. */
export function familyNamed(name: string): Family {
  const found = families.find((entry) => entry.name === name);
  if (!found) throw new Error(`unknown family: ${name}`);
  return found;
}
