import type { Message, Recipient } from '../notification.entity.js';
import { definitionOf } from '../templates/catalogue/index.js';

interface CriticalFor {
  /** The address that is on call; null where none is named, and every admin is. */
  onCallEmail: string | null;
}

/**
 * Whether it goes at any hour, in no digest: the security of an account, and for the admin on call urgent tickets and
 * missed promises (decisions 6.15). The catalogue names these, and so does the preferences screen.
 */
export function isCritical({ template, data }: Message, { email }: Recipient, { onCallEmail }: CriticalFor): boolean {
  const isOnCall = onCallEmail === null || email === onCallEmail;
  switch (definitionOf(template)?.critical) {
    case 'everybody':
      return true;
    case 'on_call':
      return isOnCall;
    case 'urgent_on_call':
      return isOnCall && data['urgent'] === 'true';
    default:
      return false;
  }
}
