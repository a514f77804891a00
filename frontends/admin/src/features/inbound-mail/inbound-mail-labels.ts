import {
  inboundMailKinds,
  inboundMailStatuses,
  labelsOf,
  type InboundMailView,
  type RefusedMailReason,
  type WaitingReason,
} from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

/** What became of a mail. */
export const mailStatusLabels = labelsOf(inboundMailStatuses, { filed: 'In a conversation', ignored: 'Needs nothing' });

export const mailStatusTones = tonesOf(inboundMailStatuses);

export const mailKindLabels = labelsOf(inboundMailKinds, { calendar: 'Answer to an invitation' });

/** Why a mail waits for an admin, in a sentence. */
export const reasonSentences: Readonly<Record<WaitingReason, string>> = {
  unknown_sender: 'Nobody here has this address.',
  unproven_sender:
    'The sender’s domain does not vouch for this mail: somebody else may have written it. Ask the customer before you rely on it.',
  suspended_sender: 'This customer is suspended.',
  from_admin: 'One of us sent it to the support address, perhaps for a customer.',
};

/** Which limit a mail was above. */
export const refusedMailReasonLabels: Readonly<Record<RefusedMailReason, string>> = {
  sender: 'Too many of this sender',
  network: 'Too many of unknown senders',
  loop: 'Automatic answers without end',
};

/**
 * What the checks of the sender said: "Proven (SPF pass, DMARC pass)"; checks that found nothing to check aren't named.
 * One that is proven without any came through a network that is trusted.
 */
export function checksLabel({ checks, is_proven }: Pick<InboundMailView, 'checks' | 'is_proven'>): string {
  const { spf, dkim, dmarc } = checks;
  const found = Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc }).filter(([, result]) => result !== 'none');
  const reasons = found.map(([check, result]) => `${check} ${result}`).join(', ');
  if (is_proven) return `Proven (${reasons || 'by a network that is trusted'})`;
  return `Not proven (${reasons || 'no SPF, DKIM or DMARC'})`;
}

export const mailToasts = {
  junk: { success: 'Mail marked as junk.', failure: 'Failed to mark the mail as junk.' },
  waiting: { success: 'Mail waits again.', failure: 'Failed to take the mail back.' },
  intoRequest: { success: 'Mail added to the request.', failure: 'Failed to add the mail to the request.' },
  filed: { success: 'Mail added to the ticket.', failure: 'Failed to add the mail to a ticket.' },
};
