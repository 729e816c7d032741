/** A real TF of which only the id and symbol are used; everything else about it in the demo data is invented. */
export interface KnownFactor {
  readonly id: string;
  readonly symbol: string;
  readonly family: string;
}

const factor = (id: string, symbol: string, family: string): KnownFactor => ({ id, symbol, family });

export const arabidopsisFactors: readonly KnownFactor[] = [
  factor('AT4G24020', 'NLP7', 'NLP'),
  factor('AT5G65210', 'TGA1', 'bZIP'),
  factor('AT1G13300', 'HRS1', 'G2-like'),
  factor('AT2G46830', 'CCA1', 'MYB_related'),
  factor('AT1G01060', 'LHY', 'MYB_related'),
  factor('AT2G36270', 'ABI5', 'bZIP'),
  factor('AT1G45249', 'ABF2', 'bZIP'),
  factor('AT5G10030', 'TGA4', 'bZIP'),
  factor('AT3G47500', 'CDF3', 'Dof'),
  factor('AT5G67420', 'LBD37', 'LBD'),
  factor('AT2G22430', 'HB6', 'HD-ZIP'),
  factor('AT1G25550', 'HHO3', 'G2-like'),
  factor('AT5G11260', 'HY5', 'bZIP'),
  factor('AT1G32640', 'MYC2', 'bHLH'),
  factor('AT2G38470', 'WRKY33', 'WRKY'),
  factor('AT1G64530', 'NLP6', 'NLP'),
  factor('AT1G77450', 'NAC032', 'NAC'),
  factor('AT2G43010', 'PIF4', 'bHLH'),
  factor('AT5G44190', 'GLK2', 'G2-like'),
  factor('AT3G49940', 'LBD38', 'LBD'),
];

export const maizeFactors: readonly KnownFactor[] = [
  factor('Zm00001d020430', 'ra1', 'C2H2'),
  factor('Zm00001d026147', 'r1', 'bHLH'),
  factor('Zm00001d033859', 'kn1', 'TALE'),
  factor('Zm00001d033673', 'tb1', 'TCP'),
  factor('Zm00001d018971', 'o2', 'bZIP'),
  factor('Zm00001d037317', 'fea4', 'bZIP'),
  factor('Zm00001d005622', 'wrky38', 'WRKY'),
  factor('Zm00001d002744', 'ereb6', 'AP2-EREBP'),
];

export const riceFactors: readonly KnownFactor[] = [
  factor('LOC_Os01g64020', 'OsLG2', 'bZIP'),
  factor('LOC_Os01g64730', 'OsbZIP12', 'bZIP'),
  factor('LOC_Os01g66120', 'OsNAC6', 'NAC'),
  factor('LOC_Os02g52780', 'OsbZIP23', 'bZIP'),
  factor('LOC_Os03g60080', 'SNAC1', 'NAC'),
  factor('LOC_Os03g51690', 'OSKN1', 'TALE'),
  factor('LOC_Os11g29870', 'OsWRKY72', 'WRKY'),
  factor('LOC_Os02g07430', 'OsMADS29', 'MIKC_MADS'),
];
