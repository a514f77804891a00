import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PendingJobs } from '../../infrastructure/events/index.js';
import type { JobRequest } from '../../infrastructure/queue/jobs.js';
import { type Claim, LeasedRows } from '../../infrastructure/queue/leased-rows.js';

/** A sign-in mail that is older isn't sent any more. */
const WORTH_SENDING = `interval '1 day'`;

/** A request whose mail is sent. */
export interface SignInMailRow {
  id: string;
  email: string;
}

/** The sign-in mails to be sent, as rows. */
@Injectable()
export class SignInMailOutbox {
  private readonly rows: LeasedRows;

  constructor(private readonly em: EntityManager) {
    this.rows = new LeasedRows(em, {
      table: 'magic_link_requests',
      open: `origin = 'request' and mail_due_at is not null and mailed_at is null and used_at is null and requested_at > now() - ${WORTH_SENDING}`,
      due: 'mail_due_at',
      lease: 60,
      batch: 500,
    });
  }

  /** Their jobs have a queue of their own, so no other work stands before them. */
  @PendingJobs('sign-in-mail')
  async queuedMails(em: EntityManager): Promise<JobRequest[]> {
    const ids = await this.rows.pending(em);
    return ids.map((id) => ({ name: 'send-sign-in-mail', id, data: { request_id: id } }));
  }

  /** Takes the request for one attempt. */
  claim(id: string): Promise<Claim<SignInMailRow>> {
    return this.rows.claim<SignInMailRow>(id, 'id, email');
  }

  /** The mail server took it. */
  async markSent(id: string): Promise<void> {
    await this.em
      .fork()
      .execute('update magic_link_requests set mailed_at = now(), leased_until = null where id = ?', [id]);
  }

  /** The mail server will never take it. */
  async markRefused(id: string): Promise<void> {
    await this.em
      .fork()
      .execute('update magic_link_requests set mail_due_at = null, leased_until = null where id = ?', [id]);
  }

  /** Gives the row back for the next attempt. */
  async release(id: string): Promise<void> {
    await this.em
      .fork()
      .execute('update magic_link_requests set leased_until = null where id = ? and mailed_at is null', [id]);
  }
}
