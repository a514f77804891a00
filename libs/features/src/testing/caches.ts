import { createQueryClient } from '@portal/data-access';
import type { QueryClient } from '@tanstack/react-query';

/** The product's cache, which repeats failed calls as often, but without the seconds between (`query/retry.spec.ts` states those). */
export const clientWithoutPauses = (): QueryClient => withRetries({ retryDelay: 10 });

/** A cache that tries nothing again, for tests that count calls. */
export const clientWithoutRepeats = (): QueryClient => withRetries({ retry: false });

function withRetries(options: { retry: false } | { retryDelay: number }): QueryClient {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, ...options }, mutations: { ...mutations, ...options } });
  return client;
}
