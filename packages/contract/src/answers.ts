/** Types of answers that core defines. */
export type {
  BoundRegulated,
  ColumnStates as AnalysisIds,
  Evidence,
  GeneLookup,
  GeneSetsMatrix,
  ColumnStyle as GridColumn,
  NetworkAnalysis,
  NetworkWalk,
  OverviewView as Overview,
  Summary,
  TableWindow,
  TargetListsView as TargetLists,
  TfItem,
} from '@trellis/core';
