import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Shell } from './Shell.tsx';
import { resolveVariables, theme } from './theme.ts';

const schemes = localStorageColorSchemeManager({ key: 'trellis-color-scheme' });

interface Props {
  readonly queryClient: QueryClient;
  /** Wraps the site in a router. */
  readonly route: (site: ReactNode) => ReactNode;
  /** Called when the first page has its handlers. */
  readonly onReady?: () => void;
}

/** The site with its providers. */
export function App({ queryClient, route, onReady }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>{route(<Shell onReady={onReady} />)}</QueryClientProvider>
    </MantineProvider>
  );
}
