/** Results that lack what some views need: a list, a network, a second analysis, both kinds of analyses, an enriched motif. */
export const results = [
  { name: 'binding alone', edition: 'arabidopsis', query: 'NLP7[EXPERIMENT_TYPE=Binding]' },
  { name: 'one analysis', edition: 'arabidopsis', query: 'all_expression[id=43]' },
  { name: 'many analyses', edition: 'arabidopsis', query: 'all_expression' },
  { name: 'a data set without most parts', edition: 'development', query: 'GAM' },
] as const;
