import { recipeText } from './sourceWords.ts';
import { CommitName } from '../../ui/MetadataValue.tsx';

interface Props {
  readonly commits: readonly { readonly commit: string; readonly url: string }[];
  readonly recipes: readonly string[];
}

/** Commits and recipes that data come from, for a row of facts. */
export function OriginFacts({ commits, recipes }: Props) {
  return (
    <>
      {commits.length > 0 && (
        <span>
          Commit:{' '}
          {commits.map(({ commit, url }, i) => (
            <span key={`${commit} ${url}`}>
              {i > 0 && ', '}
              <CommitName commit={commit} source={url} />
            </span>
          ))}
        </span>
      )}
      {recipes.length > 0 && <span>Recipe: {recipes.map(recipeText).join('; ')}</span>}
    </>
  );
}
