import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type Deleted,
  DomainError,
  type Page,
  SessionListItem,
  type SessionView,
  type UserActor,
} from '@portal/contracts';
import { hashOfToken, newToken } from '../../../infrastructure/auth/session-token.js';
import { authorize } from '../../../infrastructure/auth/authorize.js';
import { setAuditContext } from '../../../infrastructure/database/connection/context-client.js';
import { instantOf, viewOf } from '../../../infrastructure/database/views.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';
import { readUserView, type User } from '../../users/index.js';
import { expiresAt, liveSessions, sessionsOfUsers } from './session-limits.js';
import { type EndReason, Session, type Transport } from './session.entity.js';

/** How long a rotated token still works, for calls that are on their way and answers that got lost. */
const GRACE = `interval '60 seconds'`;
const SHOWN = 100;

/** A session with the token that opens it: the only moment the token is known. */
export interface OpenedSession {
  view: SessionView;
  token: string;
}

const listedView = viewOf(SessionListItem);

/** The user's own sessions (decisions, section 3). */
@Injectable()
export class SessionsService {
  constructor(private readonly em: EntityManager) {}

  /** Begins a session for a person who just proved who they are; in the caller's transaction. */
  async begin(em: EntityManager, user: User, transport: Transport): Promise<OpenedSession> {
    const { ip, userAgent } = requestContext();
    await setAuditContext(em, { kind: 'user', id: user.id });
    const session = Session.begin({ userId: user.id, transport, ip, userAgent });
    await em.persist(session).flush();
    await em.execute('update users set last_seen_at = now() where id = ?', [user.id]);
    return this.open(em, session);
  }

  /** The session of this call. */
  get(actor: Actor): Promise<SessionView> {
    const { id, sessionId } = signedIn(actor);
    return sessionViewOf(this.em, id, sessionId);
  }

  /**
   * Gives the session another token; the old one lives 60 seconds more. Two at once both get one that works.
   * The absolute limit stays where it was.
   */
  refresh(actor: Actor, oldToken: string): Promise<OpenedSession> {
    return this.em.transactional(async (em) => {
      const session = await ownSession(em, actor, signedIn(actor).sessionId);
      authorize(actor, 'session.refresh', { user_id: session.userId });
      await em.execute('delete from session_tokens where session_id = ? and valid_until < now()', [session.id]);
      await em.execute(
        `update session_tokens set valid_until = now() + ${GRACE}
         where session_id = ? and valid_until is null and (token_hash = ? or created_at < now() - ${GRACE})`,
        [session.id, hashOfToken(oldToken)],
      );
      await em.execute('update sessions set last_seen_at = now() where id = ?', [session.id]);
      return this.open(em, session);
    });
  }

  /** Signs out: the session's tokens and sockets end everywhere at once. */
  signOut(actor: Actor): Promise<Deleted> {
    return this.endOne(actor, signedIn(actor).sessionId, 'signed_out');
  }

  /** Ends another session of the same user. @throws DomainError `not_found`, also for other users' sessions */
  revoke(actor: Actor, id: string): Promise<Deleted> {
    return this.endOne(actor, id, 'revoked');
  }

  /** The user's own live sessions, the last used first. */
  async list(actor: Actor): Promise<Page<SessionListItem>> {
    const { id, sessionId } = signedIn(actor);
    const rows = await liveSessions(this.em)
      .select(['s.id', 's.transport', 's.user_agent', 's.ip', 's.signed_in_at as created_at', 's.last_seen_at'])
      .select(expiresAt.as('expires_at'))
      .where('s.user_id', '=', id)
      .orderBy('s.last_seen_at', 'desc')
      .orderBy('s.id')
      .limit(SHOWN)
      .$narrowType<Pick<SessionListItem, 'transport'>>()
      .execute();
    const data = rows.map((row) => listedView({ ...row, current: row.id === sessionId }));
    return { data, pagination: { page: 1, limit: SHOWN, total: data.length, has_more: false } };
  }

  /** For the account's own reasons (suspended, deleted, another role): ends what began before `before`. */
  async endAll(em: EntityManager, userId: string, reason: EndReason, before: Date): Promise<void> {
    const sessions = await em.find(Session, { userId, endedAt: null, createdAt: { $lt: before } });
    for (const session of sessions) session.end(reason);
  }

  private endOne(actor: Actor, id: string, reason: EndReason): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const session = await ownSession(em, actor, id);
      authorize(actor, 'session.end', { user_id: session.userId });
      session.end(reason);
      return { id };
    });
  }

  private async open(em: EntityManager, session: Session): Promise<OpenedSession> {
    const token = newToken();
    await em.execute('insert into session_tokens (token_hash, session_id) values (?, ?)', [
      hashOfToken(token),
      session.id,
    ]);
    const view = await sessionViewOf(em, session.userId, session.id);
    return { token, view: session.transport === 'bearer' ? { ...view, access_token: token } : view };
  }
}

function signedIn(actor: Actor): UserActor & { sessionId: string } {
  if (actor.kind !== 'user' || actor.sessionId === null) throw new DomainError('unauthenticated');
  return { ...actor, sessionId: actor.sessionId };
}

async function ownSession(em: EntityManager, actor: Actor, id: string): Promise<Session> {
  const session = await em.findOne(Session, { id, userId: signedIn(actor).id, endedAt: null });
  if (!session) throw new DomainError('not_found');
  return session;
}

async function sessionViewOf(em: EntityManager, userId: string, sessionId: string): Promise<SessionView> {
  const session = sessionsOfUsers(em).where('s.id', '=', sessionId).select(expiresAt.as('expires_at'));
  const row = await session.executeTakeFirst();
  if (!row) throw new DomainError('unauthenticated');
  return { user: await readUserView(em, userId), expires_at: instantOf(row.expires_at) };
}
