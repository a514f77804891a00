import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailTiming } from '@portal/contracts';
import { BUSINESS_ZONE } from '../../../infrastructure/database/business-time.js';
import { Config } from '../../../infrastructure/config/config.js';
import { type Message, Notification, type Recipient, type Wait } from '../notification.entity.js';
import { timingsOf } from '../preferences/preferences.js';

/** A notification for one recipient. */
export interface NotificationRequest {
  to: Recipient & { id: string };
  message: Message;
  /** Who did it himself gets the mail for what comes with it, and no line behind the bell. */
  isOwnDoing?: boolean;
}

/** What a mail with everything of a day waits under. */
export const DAILY = 'daily';
const DIGEST_AT = `interval '8 hours'`;

/** The next 8 a.m. in the business zone, strictly after the instant. */
export async function nextDigest(em: EntityManager, after = new Date()): Promise<Date> {
  const [row] = await em.execute<{ at: string }[]>(
    `select (date_trunc('day', (?::timestamptz at time zone '${BUSINESS_ZONE}') - ${DIGEST_AT}) + interval '1 day' + ${DIGEST_AT})
       at time zone '${BUSINESS_ZONE}' as at`,
    [after.toISOString()],
  );
  return new Date(row?.at ?? after);
}

/**
 * Delivers notifications: always in the app; by mail as each recipient prefers, at once or daily. At once is after two
 * minutes, merged with further changes of the record (decisions 6.3).
 */
@Injectable()
export class Delivery {
  constructor(private readonly config: Config) {}

  /** @param about whose changes become one mail, for example a project's id */
  async deliver(
    em: EntityManager,
    eventId: string,
    requests: readonly NotificationRequest[],
    about: string,
  ): Promise<void> {
    if (requests.length === 0) return;
    for (const { to, message } of requests) em.persist(Notification.inApp(eventId, to.id, message));
    const timings = await timingsOf(
      em,
      requests.map(({ to }) => to.id),
    );
    const timingOf = ({ to, message }: NotificationRequest): MailTiming =>
      timings.get(to.id)?.[message.category] ?? 'at_once';
    const wanted = requests.filter((telling) => timingOf(telling) !== 'off');
    const unwanted = requests.filter((telling) => timingOf(telling) === 'off');
    for (const { to, message } of unwanted) em.persist(Notification.unwantedMail(eventId, to, message));
    const isDaily = wanted.some((telling) => timingOf(telling) === 'daily');
    const daily: Wait = { mergeKey: DAILY, dueAt: isDaily ? await nextDigest(em) : new Date() };
    const soon = new Date(Date.now() + this.config.mailMergeSeconds * 1_000);
    const mails = wanted.map((telling) => {
      const atOnce: Wait = { mergeKey: `${telling.message.category}:${about}`, dueAt: soon };
      const wait = timingOf(telling) === 'daily' ? daily : atOnce;
      return Notification.waitingMail(eventId, telling.to, telling.message, wait);
    });
    await joinWaitingMails(em, mails);
    em.persist(mails);
  }

  /**
   * The same without the two minutes, each thing by a mail of its own (decisions, section 6: changes of meetings).
   * @param canWait whether those who want mail once a day read it then; else they get it now as well
   */
  async deliverNow(
    em: EntityManager,
    eventId: string,
    requests: readonly NotificationRequest[],
    canWait: boolean,
  ): Promise<void> {
    if (requests.length === 0) return;
    for (const { to, message, isOwnDoing } of requests)
      if (!isOwnDoing) em.persist(Notification.inApp(eventId, to.id, message));
    const timings = await timingsOf(
      em,
      requests.map(({ to }) => to.id),
    );
    const daily: Notification[] = [];
    for (const { to, message } of requests) {
      const timing = timings.get(to.id)?.[message.category] ?? 'at_once';
      if (timing === 'daily' && canWait) {
        const wait = { mergeKey: DAILY, dueAt: await nextDigest(em) };
        daily.push(Notification.waitingMail(eventId, to, message, wait));
      } else if (timing === 'off') em.persist(Notification.unwantedMail(eventId, to, message));
      else em.persist(Notification.mail(eventId, to, message));
    }
    await joinWaitingMails(em, daily);
    em.persist(daily);
  }
}

/** What identifies a mail that others can join. */
const slotOf = (mail: { recipient_id: string | null; merge_key: string | null }): string =>
  `${mail.recipient_id} ${mail.merge_key}`;
const slotOfNew = ({ recipientId, mergeKey }: Notification): string =>
  slotOf({ recipient_id: recipientId, merge_key: mergeKey });

/**
 * Lets the mails be carried by those that already wait under their keys. Two workers take turns for each person and key,
 * in one order, so that both find the same first mail; the lock on it keeps a third from sending it meanwhile.
 */
async function joinWaitingMails(em: EntityManager, mails: readonly Notification[]): Promise<void> {
  if (mails.length === 0) return;
  const slots = JSON.stringify(
    mails.map(({ recipientId, mergeKey }) => ({ recipient_id: recipientId, merge_key: mergeKey })),
  );
  await em.execute(
    `select pg_advisory_xact_lock(hashtextextended(slot, 0))
     from (select recipient_id || ' ' || merge_key as slot
           from json_to_recordset(?::json) as sent(recipient_id text, merge_key text) order by slot) as slots`,
    [slots],
  );
  const waiting = await em.execute<{ id: string; recipient_id: string; merge_key: string }[]>(
    `select n.id, n.recipient_id, n.merge_key from notifications as n
     join json_to_recordset(?::json) as sent(recipient_id uuid, merge_key text) using (recipient_id, merge_key)
     where n.status = 'queued' and n.channel = 'email' and n.carried_by is null
       and n.attempts = 0 and n.leased_until is null and n.deleted_at is null
     order by n.id for update of n`,
    [slots],
  );
  const carriers = new Map(waiting.map((mail) => [slotOf(mail), mail.id]));
  for (const mail of mails) mail.carriedBy = carriers.get(slotOfNew(mail)) ?? null;
}
