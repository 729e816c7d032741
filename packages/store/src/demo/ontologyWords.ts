const words = (text: string): readonly string[] => text.split(', ');

/** Words that the terms of the demo's ontology are made of. */
export const hormones = words(
  'abscisic acid, auxin, brassinosteroid, cytokinin, ethylene, gibberellin, jasmonic acid, salicylic acid, strigolactone',
);

export const nutrients = words(
  'nitrate, ammonium, phosphate, sulfate, potassium, iron, zinc, copper, boron, magnesium',
);

export const metabolites = words(
  'sucrose, starch, glucose, trehalose, cellulose, lignin, flavonoid, carotenoid, terpenoid, fatty acid, wax, ' +
    'glutamine, proline, tryptophan, glutathione, chlorophyll',
);

export const stresses = words(
  'water deprivation, cold, heat, salt stress, osmotic stress, oxidative stress, hypoxia, wounding, high light, UV-B, ' +
    'bacterium, fungus, virus, herbivore',
);

export const organs = words(
  'root, lateral root, root hair, shoot, leaf, stomatal complex, trichome, flower, pollen, embryo, seed, fruit, ' +
    'meristem, xylem',
);

export const enzymes: readonly (readonly [name: string, kind: string])[] = [
  ['synthase', 'transferase activity'],
  ['glycosyltransferase', 'transferase activity'],
  ['oxidase', 'oxidoreductase activity'],
  ['dehydrogenase', 'oxidoreductase activity'],
  ['hydrolase', 'hydrolase activity'],
];

export const compartments = words(
  'nucleus, nucleolus, chloroplast, amyloplast, mitochondrion, vacuole, peroxisome, Golgi apparatus, ' +
    'endoplasmic reticulum, endosome, cell wall, plasmodesma, cytoskeleton, ribosome',
);
