import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../ui/colorScheme.ts';
import { resolveVariables, theme } from './theme.ts';
import '../ui/mantine.css';

/** What the components of Mantine need around them. The pages that a visitor sees first do without, since it is large. */
export const MantineRoot = ({ children }: { readonly children?: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} forceColorScheme={useColorScheme()}>
    {children}
  </MantineProvider>
);
