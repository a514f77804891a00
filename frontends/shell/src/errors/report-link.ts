import type { LinkedError } from '@portal/contracts';
import { factsOf } from '@portal/data-access';

/** Short enough for an address; the device itself remembers the rest. */
const LONGEST = { message: 300, stack: 1_200 } as const;

/** Address of the report page for a crash (specification, section 2). */
export function reportHref(id: string, error: unknown): string {
  const { message, stack } = factsOf(error);
  const details: LinkedError = {
    id,
    timestamp: new Date().toISOString(),
    route: location.pathname,
    type: 'javascript',
    severity: 'critical',
    message: message.slice(0, LONGEST.message),
    stack: stack?.slice(0, LONGEST.stack) ?? null,
  };
  return `/error-report?data=${encodeURIComponent(JSON.stringify(details))}`;
}
