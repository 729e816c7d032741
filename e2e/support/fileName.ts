/** Matches the name of a download: edition, query, view and date, e.g. `trellis_arabidopsis_NLP7_table_2026-11-22.csv`. */
export const fileNamed = (view: string, ending: string): RegExp =>
  new RegExp(`^trellis_[a-z]+(_[A-Za-z0-9-]+)?_${view}_\\d{4}-\\d\\d-\\d\\d\\.${ending}$`);
