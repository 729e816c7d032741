import { readEditions } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from '../api/datasetQuery.ts';
import { useHere, type PageLocation } from '../router/location.ts';
import { sitesOf } from '../api/site.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/states.tsx';
import styles from './ChooseSpecies.module.css';

interface Props {
  /** The address that was opened. */
  readonly location: PageLocation;
}

/** What an address that is of no edition shows instead of its page: that page on the site of each species. */
export function ChooseSpecies({ location: { pathname, search } }: Props) {
  const here = useHere();
  return (
    <Page title="Choose a species">
      <p>This server answers for several species, and the address names none of them.</p>
      <Loaded
        query={useQuery(datasetQuery(readEditions))}
        loading={<Skeleton height={160} label="Loading the species" />}
        failure="The species could not be loaded."
      >
        {(editions) => {
          const sites = sitesOf(editions, here);
          return (
            <ul className={styles.list} aria-label="Species">
              {editions.map(({ name, title, species }) => (
                <li key={name}>
                  <a href={sites.page(name, pathname + search)}>{title}</a> <i>{species}</i>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Page>
  );
}
