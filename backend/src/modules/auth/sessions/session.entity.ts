import { p } from '@mikro-orm/core';
import type { EventPayload } from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../../infrastructure/database/aggregate-root.js';

export type Transport = 'cookie' | 'bearer';
export type EndReason = EventPayload<'session.ended'>['reason'];

/** A signed-in browser or client. Its tokens are rows of `session_tokens`, hashed; its times are the database's. */
export class Session extends withProperties(AggregateRoot, {
  userId: p.uuid(),
  transport: text<Transport>(),
  userAgent: p.string().nullable(),
  ip: p.string().nullable(),
  endedAt: p.datetime().nullable(),
  endReason: text<EndReason>().nullable(),
}) {
  static readonly tableName = 'sessions';

  static begin(input: Pick<Session, 'userId' | 'transport' | 'ip' | 'userAgent'>): Session {
    const session = Object.assign(new Session(), input);
    session.record('session.created', { user_id: session.userId });
    return session;
  }

  /** From now on its tokens open nothing, and its sockets end. */
  end(reason: EndReason): void {
    if (this.endedAt) return;
    this.endedAt = new Date();
    this.endReason = reason;
    this.record('session.ended', { user_id: this.userId, reason });
  }
}
