// Terms of an ontology, and the functions of a list of genes.
export * from './ancestors.ts';
export * from './aspectCounts.ts';
export * from './evidence.ts';
export * from './foldTerms.ts';
export * from './nearestAncestors.ts';
export * from './listFunctions.ts';
export * from './propagate.ts';
export * from './requireOntology.ts';
export * from './termPopulation.ts';
export * from './testTerms.ts';
export { countSignificant, termTestByDegrees, type DegreeTerms } from './testTermsByDegrees.ts';
