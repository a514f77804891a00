import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type EventContext, OnDomainEvent, PendingJobs } from '../../infrastructure/events/index.js';
import type { JobRequest } from '../../infrastructure/queue/jobs.js';

/** How long an attempt has the row for itself, in seconds. */
const LEASE = 60;
const BATCH = 500;
/** A sign-in mail that is older isn't sent any more. */
const WORTH_SENDING = `interval '1 day'`;

/** `leased`: another attempt has it until `until` (ms) · `settled`: sent, or no longer to be sent. */
export type Claim = { kind: 'claimed'; email: string } | { kind: 'leased'; until: number } | { kind: 'settled' };

/** The sign-in mails to be sent, as rows. */
@Injectable()
export class SignInMailOutbox {
  constructor(private readonly em: EntityManager) {}

  /** From now on a mail is owed; its job has a queue of its own, so no other work stands before it. */
  @OnDomainEvent('sign_in.requested')
  async oweMail({ event, em }: EventContext<'sign_in.requested'>): Promise<void> {
    await em.execute(
      'update magic_link_requests set mail_due_at = now() where id = ? and mailed_at is null',
      [event.entity_id],
      'run',
    );
  }

  @PendingJobs('sign-in-mail')
  async queuedMails(em: EntityManager): Promise<JobRequest[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from magic_link_requests
       where mail_due_at is not null and mailed_at is null and requested_at > now() - ${WORTH_SENDING}
         and (leased_until is null or leased_until < now())
       order by mail_due_at limit ${BATCH}`,
    );
    return rows.map(({ id }) => ({ name: 'send-sign-in-mail', id, data: { request_id: id } }));
  }

  /** Takes the request for one attempt. */
  async claim(id: string): Promise<Claim> {
    const em = this.em.fork();
    const [claimed] = await em.execute<{ email: string }[]>(
      `update magic_link_requests set leased_until = now() + interval '${LEASE} seconds'
       where id = ? and mail_due_at is not null and mailed_at is null and used_at is null
         and requested_at > now() - ${WORTH_SENDING} and (leased_until is null or leased_until < now())
       returning email`,
      [id],
    );
    if (claimed) return { kind: 'claimed', email: claimed.email };
    const [row] = await em.execute<{ until: number }[]>(
      `select (extract(epoch from leased_until) * 1000)::float8 as until from magic_link_requests
       where id = ? and mail_due_at is not null and mailed_at is null and used_at is null and leased_until > now()`,
      [id],
    );
    return row ? { kind: 'leased', until: row.until } : { kind: 'settled' };
  }

  /** The mail server took it. */
  async markSent(id: string): Promise<void> {
    await this.em
      .fork()
      .execute('update magic_link_requests set mailed_at = now(), leased_until = null where id = ?', [id], 'run');
  }

  /** The mail server will never take it. */
  async markRefused(id: string): Promise<void> {
    await this.em
      .fork()
      .execute('update magic_link_requests set mail_due_at = null, leased_until = null where id = ?', [id], 'run');
  }

  /** Gives the row back for the next attempt. */
  async release(id: string): Promise<void> {
    await this.em
      .fork()
      .execute('update magic_link_requests set leased_until = null where id = ? and mailed_at is null', [id], 'run');
  }
}
