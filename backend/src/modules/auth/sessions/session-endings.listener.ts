import { Injectable } from '@nestjs/common';
import { type FeedItem, type EventContext, OnDomainEvent, OnFeed } from '../../../infrastructure/events/index.js';
import { SessionsService } from './sessions.service.js';

/** Fields of a profile that decide which channels its sockets may join. */
const RIGHTS = ['company_id', 'contact_flags'];

/**
 * Withdrawn rights end sessions and sockets. Calls are refused from the commit on, because every call looks its session
 * up; sockets of all processes end by the feed; the session rows are closed by the worker.
 */
@Injectable()
export class SessionEndings {
  constructor(private readonly sessions: SessionsService) {}

  @OnDomainEvent('user.status_changed')
  async endSuspended({ event, em }: EventContext<'user.status_changed'>): Promise<void> {
    if (event.payload.to === 'suspended')
      await this.sessions.endAll(em, event.entity_id, 'suspended', event.occurred_at);
  }

  @OnDomainEvent('user.deleted')
  async endDeleted({ event, em }: EventContext<'user.deleted'>): Promise<void> {
    await this.sessions.endAll(em, event.entity_id, 'deleted', event.occurred_at);
  }

  /** An admin changed the role: the user signs in again. A role given at sign-in (ADMIN_EMAILS) ends nothing. */
  @OnDomainEvent('user.role_changed')
  async endChanged({ event, em }: EventContext<'user.role_changed'>): Promise<void> {
    if (event.actor_kind !== 'anonymous')
      await this.sessions.endAll(em, event.entity_id, 'role_changed', event.occurred_at);
  }

  @OnFeed('session.ended')
  dropSession({ event }: EventContext<'session.ended'>): FeedItem[] {
    return [{ disconnect: { sessionId: event.entity_id } }];
  }

  @OnFeed('user.status_changed')
  dropSuspended({ event }: EventContext<'user.status_changed'>): FeedItem[] {
    return event.payload.to === 'suspended' ? [{ disconnect: { userId: event.entity_id } }] : [];
  }

  @OnFeed('user.deleted', 'user.role_changed')
  dropPerson({ event }: EventContext<'user.deleted' | 'user.role_changed'>): FeedItem[] {
    return [{ disconnect: { userId: event.entity_id } }];
  }

  /** They come back at once, and join by what they may see now. */
  @OnFeed('user.updated')
  dropMoved({ event }: EventContext<'user.updated'>): FeedItem[] {
    return RIGHTS.some((field) => field in event.payload.changes) ? [{ disconnect: { userId: event.entity_id } }] : [];
  }
}
