import { linkedError, type ClientError } from '@portal/contracts';
import { clientErrors } from '@portal/data-access';

/**
 * The error that the address of the report page names; what this device remembers of it is more complete. Null when the
 * address is damaged. Everything in it is a stranger's text: shown as text only.
 */
export function readReported(data: string): ClientError | null {
  const { data: details } = linkedError.safeParse(jsonOf(data));
  if (!details) return null;
  const known = clientErrors.current().find(({ id }) => id === details.id);
  return known ?? { ...details, userAgent: navigator.userAgent.slice(0, 1_000), resolved: false };
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
