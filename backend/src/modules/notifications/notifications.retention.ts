import { deleted, olderThan, retention } from '../../infrastructure/schedule/index.js';

const sentBy = (channel: 'email' | 'push') =>
  olderThan('1 year', 'created_at', `own.channel = '${channel}'`, `own.status <> 'queued'`);

export const notificationsRetention = [
  // what a person has read or archived, and mails (decisions, section 4)
  retention('purge-notifications', {
    notifications: [
      olderThan('1 year', 'read_at'),
      olderThan('1 year', 'archived_at'),
      sentBy('email'),
      sentBy('push'),
    ],
  }),
  // messages a year after they ended, with what is left of their notifications; deleted drafts
  retention('purge-broadcasts', {
    notifications: [
      () => `select n.id from broadcasts as b join notifications as n on n.broadcast_id = b.id
          where b.finished_at < now() - interval '1 year'`,
    ],
    broadcasts: [olderThan('1 year', 'finished_at'), deleted()],
  }),
  // an address that is still dead is suppressed again after two mails
  retention('purge-mail-suppressions', { mail_suppressions: [olderThan('1 year', 'updated_at')] }),
  // versions of texts that aren't in use
  retention('purge-notification-templates', {
    notification_template_versions: [olderThan('2 years', 'created_at', 'not own.is_current')],
  }),
];
