import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, CreateSession } from '@portal/contracts';
import { Accounts } from '../users/index.js';
import { LinkConsumption } from './link-consumption.js';
import { Session } from './sessions/session.entity.js';
import { type OpenedSession, SessionsService } from './sessions/sessions.service.js';

/** From a link or code to a session, all of it in one transaction or none. */
@Injectable()
export class SignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly consumption: LinkConsumption,
    private readonly accounts: Accounts,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Signs in, once per link. The account is made if the address has none. A browser that was signed in before, as
   * whomever, is signed out of that session.
   * @throws DomainError `auth.link_unknown`, `auth.link_used`, `auth.link_expired`, `auth.code_wrong`, `auth.code_locked`;
   *   `auth.suspended`, which leaves the link unused
   */
  async signIn(actor: Actor, input: CreateSession): Promise<OpenedSession> {
    if ('code' in input) await this.consumption.assertCode(input.request_id, input.code);
    return this.em.transactional(async (em) => {
      const link =
        'code' in input
          ? await this.consumption.byRequest(em, input.request_id)
          : await this.consumption.byToken(em, input.token);
      const user = await this.accounts.signIn(em, link);
      if (input.transport === 'cookie') await endReplaced(em, actor);
      const { view, token } = await this.sessions.begin(em, user, input.transport);
      return { token, view: { ...view, return_to: link.return_to } };
    });
  }
}

async function endReplaced(em: EntityManager, actor: Actor): Promise<void> {
  if (actor.kind !== 'user' || actor.sessionId === null) return;
  const replaced = await em.findOne(Session, { id: actor.sessionId, endedAt: null });
  replaced?.end('signed_out');
}
