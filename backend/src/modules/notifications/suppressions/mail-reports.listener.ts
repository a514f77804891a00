import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { notificationCategories, type EventPayload } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { OnDomainEvent, type EventContext } from '../../../infrastructure/events/index.js';
import { rowsOf } from '../../../infrastructure/schedule/index.js';
import { lockedCategories, storeChoices } from '../preferences/preferences.js';
import { MailSuppressionsService } from './mail-suppressions.service.js';

type Report = EventPayload<'mail_report.received'>;

/** What can be switched off. */
const subscribed = notificationCategories.filter((category) => !lockedCategories.includes(category));

/** Draws the consequences of what other servers report of our mails (decisions 6.40). */
@Injectable()
export class MailReportsListener {
  constructor(private readonly suppressions: MailSuppressionsService) {}

  @OnDomainEvent('mail_report.received')
  async settle({ event, em }: EventContext<'mail_report.received'>): Promise<void> {
    const report = event.payload;
    const mail = await reportedMail(em, report);
    if (!mail?.address) return; // purged meanwhile
    if (report.kind === 'complaint') return this.unsubscribe(em, mail.address, mail.user_id);
    if (report.mail === 'notification') await markReturned(em, report, mail.broadcast_id);
    if (!report.is_permanent) return;
    const suppression = await this.suppressions.ofAddress(em, mail.address, 'bounces', mail.user_id);
    suppression.addBounce(report.detail);
  }

  /** Who signs in by a link of a mail has shown that mail arrives. */
  @OnDomainEvent('session.created')
  async lift({ event, em }: EventContext<'session.created'>): Promise<void> {
    const held = await kysely(em)
      .selectFrom('users as u')
      .innerJoin('mail_suppressions as s', 's.address', 'u.email')
      .select('s.address')
      .where((eb) => eb.and({ 'u.id': event.payload.user_id, 's.kind': 'bounces', 's.status': 'suppressed' }))
      .executeTakeFirst();
    if (!held) return;
    const suppression = await this.suppressions.ofAddress(em, held.address, 'bounces', event.payload.user_id);
    if (suppression.status === 'suppressed') suppression.lift(null);
  }

  private async unsubscribe(em: EntityManager, address: string, userId: string | null): Promise<void> {
    if (userId !== null)
      await storeChoices(
        em,
        userId,
        subscribed.map((category) => ({ category, email: 'off' as const })),
      );
    (await this.suppressions.ofAddress(em, address, 'complaint', userId)).complain();
  }
}

function reportedMail(em: EntityManager, { mail, mail_id }: Report) {
  if (mail === 'notification')
    return kysely(em)
      .selectFrom('notifications as n')
      .leftJoin('users as u', 'u.id', 'n.recipient_id')
      .select(['n.recipient_email as address', 'u.id as user_id', 'n.broadcast_id'])
      .where('n.id', '=', mail_id)
      .executeTakeFirst();
  return kysely(em)
    .selectFrom('magic_link_requests as r')
    .leftJoin('users as u', (join) => join.onRef('u.email', '=', 'r.email').on('u.deleted_at', 'is', null))
    .select(['r.email as address', 'u.id as user_id', sql<null>`null`.as('broadcast_id')])
    .where('r.id', '=', mail_id)
    .executeTakeFirst();
}

/** The history says that it didn't arrive, also of the mails that it carried. */
async function markReturned(em: EntityManager, { mail_id, detail }: Report, broadcastId: string | null): Promise<void> {
  const rows = await rowsOf(
    em,
    `update notifications set status = 'failed', reason = ?, updated_at = now(), version = version + 1
     where (id = ? or carried_by = ?) and channel = 'email' and status = 'sent'`,
    [detail === null ? 'It came back' : `It came back: ${detail}`, mail_id, mail_id],
  );
  if (rows > 0 && broadcastId !== null)
    await em.execute(
      'update broadcasts set sent = sent - 1, failed = failed + 1 where id = ? and sent > 0',
      [broadcastId],
      'run',
    );
}
