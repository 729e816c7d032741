import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../ui/colorScheme.ts';
import { resolveVariables, theme } from './theme.ts';
import '../ui/mantine.css';

/**
 * Mantine may not write the color scheme to the root element, which `ui/colorScheme.ts` does: whenever a part of the page that
 * was waiting is shown again, it would write its default, and a dark page would be light.
 */
const noRoot = () => undefined;

/** What the components of Mantine need around them. The pages that a visitor sees first do without, since it is large. */
export const MantineRoot = ({ children }: { readonly children?: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={resolveVariables}
    forceColorScheme={useColorScheme()}
    getRootElement={noRoot}
  >
    {children}
  </MantineProvider>
);
