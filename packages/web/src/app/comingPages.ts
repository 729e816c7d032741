/** Pages that have an address already and get their content later. */
export const comingPages = {
  overview: {
    title: 'Data Overview',
    will: 'It will list every experiment of the data set, with a search over its metadata and a chart by category.',
  },
  tutorial: {
    title: 'Tutorial',
    will: 'It will explain the query language, the inputs and every view of a result, with figures from this data set.',
  },
  citations: {
    title: 'Citations',
    will: 'It will list the sources of the data and the tools behind the figures, with the papers to cite.',
  },
  feedback: {
    title: 'Feedback',
    will: 'It will have a short form to tell us what is wrong or missing.',
  },
  network: {
    title: 'Network',
    will: 'It will draw the network of a result, with search, additional edges and export.',
  },
} as const;
