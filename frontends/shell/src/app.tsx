import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';

interface AppProps {
  client: QueryClient;
  /** The router's provider: of the browser, or of memory when a page is prerendered. */
  router: ReactElement;
}

/**
 * The providers around all pages, the same on a prerendered page and in the browser. Notifies the page when React
 * handles its events.
 */
export function App({ client, router }: AppProps) {
  useEffect(() => {
    dispatchEvent(new Event('page-ready'));
  }, []);
  return <QueryClientProvider client={client}>{router}</QueryClientProvider>;
}
