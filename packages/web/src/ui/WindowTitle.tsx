import { createContext, useContext } from 'react';

/** Short name of the species that the site shows; '' until it is known. */
export const SpeciesContext = createContext('');

/** Title of the window: what is shown, of which species. */
export function WindowTitle({ children }: { readonly children: string }) {
  const species = useContext(SpeciesContext);
  return <title>{[children, species, 'Trellis'].filter((part) => part !== '').join(' - ')}</title>;
}
