import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { makeQueryClient } from './queryClient.ts';
import { router } from './router.tsx';
import { resolveVariables, theme } from './theme.ts';

const queryClient = makeQueryClient();
const schemes = localStorageColorSchemeManager({ key: 'trellis-color-scheme' });

/** The site with its providers. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
