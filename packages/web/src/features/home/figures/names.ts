/** The figures of the start page. */
export type FeatureName = 'network' | 'aupr' | 'motif' | 'geneSets' | 'sungear';
