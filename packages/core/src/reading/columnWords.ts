/** The letters and digits of the name of a column, in lower case and without accents: `Adj.P.Val` is `adjpval`. */
export const plainWord = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('β', 'beta')
    .replaceAll(/[^a-z0-9]/g, '');

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const geneWords = words(
  `gene genes geneid geneids genename genenames genesymbol symbol symbols id ids identifier locus loci locusid locustag
   locusidentifier locusname agi agicode agiid agilocus tair tairid tairlocus atg target targetid targetgene targets ensembl ensemblid
   ensemblgeneid ensemblgene nearestgene nearestpromoterid closestgene accession accessions acc name names row rownames feature
   featureid geneaccession msu msuid rap rapid raplocus msulocus transcript transcripts transcriptid isoform
   uniqueid probe geneidentifier genelocus annotatedgene assignedgene associatedgene flankinggene genestableid orf tf tfs
   regulator regulators tfid tfname`,
);
const weakGeneWords = words(
  'transcript transcripts transcriptid isoform probe row rownames genemodel genemodelname symbol symbols genesymbol',
);

/** How strongly a name is one of a column of genes: 2, 1, or 0 for another name. */
export function geneRank(name: string): number {
  const word = plainWord(name);
  if (weakGeneWords.has(word)) return 1;
  if (geneWords.has(word)) return 2;
  return /gene(id|s|name|symbol)?$|locus|^agi|geneid/.test(word) ? 1 : 0;
}

const sources = words(
  `tf tfs tfid tfname tfgene tflocus tfgeneid source sources sourceid sourcegene sourcenode regulator regulators regulatorgene regulatorygene
   regulatorid regulatorname from fromnode parent transcriptionfactor transcriptionfactors transcriptionfactorid factor regulon node1 node1stringid
   gene1 genea gene1id protein1 proteina tfagi tflocusname regulatorlocus`,
);
const targets = words(
  `target targets targetid targetgene targetgenes targetgeneid targetname targetnode targetlocus tg tgid to tonode child gene genes geneid regulated regulatedgene
   node2 node2stringid gene2 geneb gene2id protein2 proteinb targetagi targetlocusid targetgeneid targetgenename`,
);
/** Whether a name is one of the regulator of an edge. */
export const isSourceName = (name: string): boolean => {
  const word = plainWord(name);
  return (
    sources.has(word) ||
    /^(tf|source|regulator|transcriptionfactor)(at|gene|locus|agi)?(ids?|name|agi|locus|symbol|code)$/.test(word)
  );
};
/** Whether a name is one of the target of an edge. */
export const isTargetName = (name: string): boolean => {
  const word = plainWord(name);
  return targets.has(word) || /^(target|tg)(at|gene|locus|agi)?(ids?|name|agi|locus|symbol|code)$/.test(word);
};
/** Whether a name says target and nothing else. */
export const isStrictTargetName = (name: string): boolean =>
  isTargetName(name) && !/^genes?(id)?$/.test(plainWord(name));

const edgeWords = words(
  'edge edges edgename edgetype edgelabel interaction interactiontype interactions type relation relationship mode modeofregulation modeofaction regulation regulationtype evidence method',
);
export const isEdgeName = (name: string): boolean => edgeWords.has(plainWord(name));

/** How strongly a name is one of the score of an edge; 0 for another name. */
export function scoreRank(name: string): number {
  const word = plainWord(name);
  if (
    /^(importance|weight|edgeweight|weights|score|edgescore|scores|confidence|combinedscore|mi|mutualinformation)$/.test(
      word,
    )
  )
    return 4;
  if (/importance|weight|score|confidence|^coefabs$|^force$/.test(word)) return 3;
  if (
    /^(probability|prob|posterior|strength|irp|value|values|cor|corr|correlation|pcc|coefficient|coef|coefmean|beta|rho|r|foldenrichment|signalvalue)$/.test(
      word,
    )
  )
    return 2;
  return 0;
}
export const isRankName = (name: string): boolean =>
  /^(rank|ranks|ranking|order|no|nr|number|index)$/.test(plainWord(name));

/** Whether a name is one of numbers that say nothing of an edge: references, places, ids. */
export const isNoScore = (name: string): boolean =>
  /pubmed|pmid|^refs?$|reference|citation|year|^start|start$|^stop$|^end$|position|^pos$|distance|^length$|taxid|taxon|entrez|^suid$/.test(
    plainWord(name),
  );

const listWords = words(
  'list lists listname set sets setname geneset genesets genesetname genelist module modules modulecolor modulecolors modulename cluster clusters clusterid group groups regulon category class',
);
export const isListName = (name: string): boolean => listWords.has(plainWord(name));

/** Whether a name is one of terms: the lists of a table of a term and a gene. */
export const isTermName = (name: string): boolean =>
  /^(go|kegg|pathway)?(term|pathway|process)?(id|name|accession)?$/.test(plainWord(name)) && termRank(name) > 0;

const termWords = words(
  'go pathwayid pathwayterm term terms termname termdescription goterm goname pathway pathways pathwayname description name category set geneset genesetname setname termid goid id native keggid function process module list cluster group',
);
/** How strongly a name is one of the terms of an enrichment; the first of the words is the strongest. */
export function termRank(name: string): number {
  const word = plainWord(name);
  if (!termWords.has(word)) return 0;
  if (/description|name$|pathway|^term$|goterm|^function$|^process$/.test(word)) return 3;
  return /^(go)?id$|termid|native|keggid/.test(word) ? 1 : 2;
}

/** Whether a column tells groups of rows apart by its name: clusters, comparisons, times. */
export const isGroupName = (name: string): boolean =>
  /cluster|comparison|contrast|^group|timepoint|^time|hours?$|^day|condition|treatment|tissue|celltype|^stage|genotype|sample|^test$|^set$|experiment|^ident/.test(
    plainWord(name),
  );

const labels = words(
  'symbol symbols genesymbol genesymbols primarygenesymbol allgenesymbols genename othername alias aliases shortname family tffamily genefamily geneticname synonym synonyms commonname',
);
export const isLabelName = (name: string): boolean => labels.has(plainWord(name));

/** What a name says of a change. */
export interface ChangeWord {
  readonly role: 'log2fc' | 'fold_change' | 'ln_fold_change';
  readonly unit?: 'log10';
  /** Higher counts first. */
  readonly rank: number;
  /** Whether the unit has to be asked for. */
  readonly isOpen?: true;
}

/** What the name of a column says of a change; undefined for other columns, also for those that only seem to be changes. */
export function changeWord(name: string): ChangeWord | undefined {
  const word = plainWord(name);
  const isTrap =
    /lfcse|fcse$|foldchangese$|stderr|stdev|enrichment|cpm|pvalue|pval|padj|fdr|^logit|loglik|logodds|^lods?$|cilow|cihigh|^(lower|upper|abs)|(?<!f)lower$|upper$/.test(
      word,
    ) ||
    /(^|[^a-z])(se|sd)$/i.test(name) ||
    /posteriorsd|sebeta/.test(word) ||
    (/mean|expr/.test(word) && !/fc|fold|diff|ratio/.test(word));
  if (isTrap || word === '') return undefined;
  if (/avglogfc|averagelogfc|avgdiff/.test(word)) return { role: 'ln_fold_change', rank: 5, isOpen: true };
  if (/log10/.test(word))
    return /fc|fold|ratio|change/.test(word) ? { role: 'fold_change', unit: 'log10', rank: 3 } : undefined;
  if (/^(ln|loge)(fc|fold|ratio|change)|(fc|foldchange)(ln|loge)$|^naturallog/.test(word))
    return { role: 'ln_fold_change', rank: 4 };
  if (/^(real|post|posterior)fc$/.test(word)) return { role: 'fold_change', rank: 2 };
  if (
    /log2|l2fc|^lfc|lfc$/.test(word) &&
    (/fc|fold|ratio|change|diff|^log2$|^l2|lfc|anderung/.test(word) || isQuotient(name))
  )
    return { role: 'log2fc', rank: 7 };
  if (/logfc|logfold|logratio|logf2|log2f/.test(word)) return { role: 'log2fc', rank: 6 };
  if (
    /^(foldchange|fold|fc|ratio|difference|diff|expressionratio|foldinduction|rawfc|linearfc|meandiff)$|foldchange|(^|[^a-z])fc$|fc$/.test(
      word,
    )
  )
    return { role: 'fold_change', rank: 2, isOpen: true };
  if (/^fc[^a-z]/i.test(name)) return { role: 'fold_change', rank: 1, isOpen: true };
  if (/^(fc|foldchange)abs(olute)?$/.test(word)) return { role: 'fold_change', rank: 1, isOpen: true };
  if (/^(posteriormean|betahat|coef|coefficient|estimate|effect|effectsize|beta)$/.test(word))
    return { role: 'fold_change', rank: 1, isOpen: true };
  return undefined;
}

/** `log2(mut/WT)`, `log2 hy5 vs WT`: the logarithm of a quotient. */
const isQuotient = (name: string): boolean => /^log2?\b[^/]*(?:\/| vs\.? |_vs_)/i.test(name);

/** What a name says of a p-value. */
export interface PWord {
  readonly role: 'p' | 'adjusted_p' | 'probability';
  readonly isLog: boolean;
  readonly rank: number;
}

/** What the name of a column says of a p-value or a probability; undefined for other columns. */
export function pWord(name: string): PWord | undefined {
  const word = plainWord(name);
  const isLog = /log/.test(word);
  if (/signif|rank|^pct|reject|threshold|cutoff|posterior(mean|sd|fc)/.test(word)) return undefined;
  if (
    /^(prob|probs|probability|ppde|ppee|posterior|posteriorprob|posteriorprobability|pip|pp|bfdrprob)$|noiseqprob|^prob\d?$|posterior/.test(
      word,
    )
  )
    return { role: 'probability', isLog, rank: word === 'ppee' ? 0 : 1 };
  if (word === 'lfdr' || word === 'localfdr') return { role: 'adjusted_p', isLog, rank: 1 };
  const isAdjusted =
    /padj|adjp|fdr|^q(bh|by|storey)?$|^pfp$|qval|adjusted|pvals?adj|pvalueadj|adjust|corrected|pcorr|bonf|holm|hochberg|^bh$|^by$|benjamini|fwer|svalue|^sval|lfsr|localfalsesign|falsediscovery|pvaluebh|storey|sidak|korrigiert|adjustiert|ajust|corrig/.test(
      word,
    );
  if (isAdjusted) return { role: 'adjusted_p', isLog, rank: /svalue|lfsr/.test(word) ? 2 : 3 };
  return /^p$|pval|^prf|^prt|^prz|^prchi|^prgt|^pr$|^pgt|probf|^praw|rawp|nomp|^log10p$|^logp$|^minuslog10p$|^neglog10p$|^nlogp$|^pttest|^pnominal|^punadj|^significancep|^anovap|ttestp|pwert$|valorp$|pvalor|valeurp|pvaleur/.test(
    word,
  )
    ? { role: 'p', isLog, rank: 1 }
    : undefined;
}

/** Other names that headings have, so that a line of texts can be told from data. */
const otherWords =
  /^(length|width|strand|chr|chrom|chromosome|start|end|seqnames?|stat|score|description|desc|annotation|function|notes?|comment|type|biotype|family|tffamily|peak|peakname|distance|distancetotss|basemean|logcpm|cpm|fpkm|tpm|rpkm|count|counts|mean|t|b|f|lr|d|m|a|value|values|species|organism|edge|go|kegg|pathway|term|genotype|treatment|sample|status|significant|test|testid|class|category|position|pos|x|y|z|rank|references?|method|genemodel\w*|symbol|fullname|alias(es)?|title|summit|abssummit|pileup|foldenrichment)$/;

/** Whether a text is one of the names that headings have. */
export function isHeadingWord(text: string): boolean {
  if (text === '' || text.length > 60) return false;
  const word = plainWord(text);
  if (word === '') return false;
  return (
    geneWords.has(word) ||
    geneRank(text) > 0 ||
    sources.has(word) ||
    targets.has(word) ||
    edgeWords.has(word) ||
    listWords.has(word) ||
    labels.has(word) ||
    termWords.has(word) ||
    scoreRank(text) > 1 ||
    otherWords.test(word) ||
    pWord(text) !== undefined ||
    changeWord(text) !== undefined
  );
}
