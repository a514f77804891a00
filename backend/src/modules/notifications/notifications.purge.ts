import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const YEAR = `now() - interval '1 year'`;

/** How long notifications and what is about them are kept (decisions, section 4). */
@Injectable()
export class NotificationsPurge {
  /** What a person has read or archived, and mails and pushes, go after a year. */
  @Nightly('purge-notifications')
  purge(em: EntityManager): Promise<number> {
    const outgoing = (channel: 'email' | 'push'): string =>
      `select id from notifications where channel = '${channel}' and status <> 'queued' and created_at < ${YEAR}`;
    return purgeRows(
      em,
      'notifications',
      `select id from notifications where read_at < ${YEAR}`,
      `select id from notifications where archived_at < ${YEAR}`,
      outgoing('email'),
      outgoing('push'),
    );
  }

  /** Messages go a year after they ended, with what is left of their notifications; deleted drafts after 30 days. */
  @Nightly('purge-broadcasts')
  async purgeBroadcasts(em: EntityManager): Promise<number> {
    const ended = `select id from broadcasts where finished_at < ${YEAR}`;
    const told = `select n.id from broadcasts as b join notifications as n on n.broadcast_id = b.id where b.finished_at < ${YEAR}`;
    const rows = await purgeRows(em, 'notifications', told);
    const drafts = `select b.id from broadcasts as b where ${isLongDeleted('b')}`;
    return rows + (await purgeRows(em, 'broadcasts', ended, drafts));
  }

  /** Rows without a change for a year go; an address that is still dead is suppressed again after two mails. */
  @Nightly('purge-mail-suppressions')
  purgeSuppressions(em: EntityManager): Promise<number> {
    return purgeRows(em, 'mail_suppressions', `select id from mail_suppressions where updated_at < ${YEAR}`);
  }

  /** Versions of texts that aren't in use go two years after they were written. */
  @Nightly('purge-notification-templates')
  purgeTemplates(em: EntityManager): Promise<number> {
    return purgeRows(
      em,
      'notification_template_versions',
      `select id from notification_template_versions where not is_current and created_at < now() - interval '2 years'`,
    );
  }
}
