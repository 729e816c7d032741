/** What to put into the folder of a new edition, for its owner. */
export const readMeText = (edition: string): string => `# The ${edition} edition

Fill what you have, and leave out the rest: \`trellis check\` with this folder says which pages lack a part that is
missing.

| file or folder | content |
| --- | --- |
| edition.yaml | what the site says of the species: title, link-outs, examples, kinds of evidence, host names |
| annotation.csv | gene_id,name,fullname,gene_type,gene_family: one line per gene |
| aliases.csv | alias,gene_id: further names |
| tf_families.tsv | gene_id, family: the transcription factors and their families |
| analyses/ | NAME.csv with the targets (one column, or gene_id,log2fc,pvalue) and NAME.txt with lines Key: value |
| additional_edges/ | source,target,type, for example protein interactions (NAME.undirected.csv) |
| gene_lists/ | one gene per line; a line that begins with > names the list below it |
| target_networks/ | source, edge name, target and a score, separated by tabs, best first |
| orthologs/ | OTHER.tsv: gene_id, ortholog_id |
| go.obo, go_annotations.tsv | the Gene Ontology, and gene_id, go_id |
| motifs.csv | gene,region,motif cluster,number of hits |

An analysis needs in its text file at least these lines (a star marks keys by which queries can filter):

    Transcription_Factor_ID: the gene id of the TF
    *Experiment_Type: Binding
    *Edge_Type: in vivo:Bound:ChIP-exo

Then:

    trellis import FOLDER --edition ${edition}
`;
