/** Tabs of the panel, with their names. */
export const analysisTabs = {
  hubs: 'Hubs',
  loops: 'Loops',
  hierarchy: 'Hierarchy',
  walking: 'Walking',
} as const;

export type AnalysisTab = keyof typeof analysisTabs;

export const isAnalysisTab = (value: string | null): value is AnalysisTab =>
  value !== null && Object.hasOwn(analysisTabs, value);
