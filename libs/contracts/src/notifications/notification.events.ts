import { defineEvents, payload } from '../core/events.js';
import type { MailSuppressionKind, MailSuppressionStatus } from './mail-suppression.contract.js';

/** Of in-app notifications, of their texts, and of addresses that mail doesn’t reach. */
export const notificationEvents = defineEvents({
  'notification.read': payload<{ recipient_id: string }>(),
  'notification.archived': payload<{ recipient_id: string; archived: boolean }>(),
  'notification.all_read': payload<{ recipient_id: string }>(),
  /** All of it was marked otherwise: archived, or a mark of everything taken back. */
  'notification.all_changed': payload<{ recipient_id: string }>(),
  /** An admin wrote a text, or with null returned to the built-in one; the entity is the version. */
  'notification_template.changed': payload<{ template: string; number: number | null }>(),
  /** For the first time, a text of an admin couldn't be filled in, and the built-in one went. */
  'notification_template.failed': payload<{ template: string; reason: string }>(),
  /** Mail to an address is held back, or sent again. */
  'mail_suppression.status_changed': payload<{
    kind: MailSuppressionKind;
    from: MailSuppressionStatus;
    to: MailSuppressionStatus;
  }>(),
});
