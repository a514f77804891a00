import { defineEvents, payload } from '../core/events.js';
import type { InboundMailStatus } from './inbound-mail.contract.js';

export const inboundMailEvents = defineEvents({
  'inbound_mail.received': payload<{ status: InboundMailStatus; ticket_id: string | null }>(),
  'inbound_mail.status_changed': payload<{ from: InboundMailStatus; to: InboundMailStatus }>(),
});
