import type { CannedReplyView } from '@portal/contracts';
import { priorityLabels, ticketStatusLabels } from '@portal/features';

type Actions = Pick<CannedReplyView, 'set_status' | 'set_priority' | 'assign_to' | 'assign_to_name' | 'add_tags'>;

/** What a canned reply does with its ticket, in words: "Waiting for customer · tagged VPN"; empty where it is a text alone. */
export const macroText = ({ set_status, set_priority, assign_to, assign_to_name, add_tags }: Actions): string =>
  [
    set_status && ticketStatusLabels.admin[set_status],
    set_priority && `${priorityLabels[set_priority]} priority`,
    assign_to && `assigned to ${assign_to === 'me' ? 'me' : (assign_to_name ?? 'somebody')}`,
    add_tags.length > 0 && `tagged ${add_tags.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
