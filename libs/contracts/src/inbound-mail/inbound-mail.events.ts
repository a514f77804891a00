import { defineEvents, payload } from '../core/events.js';
import type { InboundMailStatus } from './inbound-mail.contract.js';

export const inboundMailEvents = defineEvents({
  'inbound_mail.received': payload<{ status: InboundMailStatus; ticket_id: string | null }>(),
  'inbound_mail.status_changed': payload<{ from: InboundMailStatus; to: InboundMailStatus }>(),
  /** A mail of ours came back, or its reader complained; the entity is the report. */
  'mail_report.received': payload<{
    mail: 'notification' | 'sign_in';
    mail_id: string;
    kind: 'bounce' | 'complaint';
    /** Whether the address itself is to blame, for good. */
    is_permanent: boolean;
    detail: string | null;
  }>(),
});
