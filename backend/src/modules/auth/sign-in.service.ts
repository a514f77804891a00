import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type Actor, type CreateSession } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { hashOfToken } from '../../infrastructure/auth/session-token.js';
import { Config } from '../../infrastructure/config/config.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { Accounts } from '../users/index.js';
import { maskEmail } from './mask-email.js';
import { hashOfCode, isSame } from './secrets.js';
import { Session } from './sessions/session.entity.js';
import { type OpenedSession, SessionsService } from './sessions/sessions.service.js';

/** So many wrong codes end the code of a request; its link goes on working. */
const CODE_ATTEMPTS = 5;

/** What was sent with the request for the link. */
interface ConsumedLink {
  email: string;
  first_name: string | null;
  company_name: string | null;
  return_to: string;
}

/** Requests for links, with whether they are over. */
const requests = (em: EntityManager) =>
  kysely(em)
    .selectFrom('magic_link_requests as r')
    .select(['r.email', 'r.used_at', 'r.code_attempts'])
    .select(sql<boolean>`coalesce(r.expires_at <= now(), false)`.as('is_over'));

type State = InferResult<ReturnType<typeof requests>>[number];

const USE_UP = `update magic_link_requests as r set used_at = now(), updated_at = now(), version = r.version + 1`;
const IS_GOOD = `r.used_at is null and r.expires_at > now()`;
const CONSUMED = `returning r.email, r.first_name, r.company_name, r.return_to`;

/**
 * From a link or code to a session, all of it in one transaction or none. A link or code is used up once, by one
 * conditional update, however many try at the same moment.
 */
@Injectable()
export class SignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
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
    if ('code' in input) await this.assertCode(input.request_id, input.code);
    return this.em.transactional(async (em) => {
      const link =
        'code' in input ? await this.consumeByRequest(em, input.request_id) : await consumeByToken(em, input.token);
      const user = await this.accounts.signIn(em, link);
      if (input.transport === 'cookie') await endReplaced(em, actor);
      const { view, token } = await this.sessions.begin(em, user, input.transport);
      return { token, view: { ...view, return_to: link.return_to } };
    });
  }

  /** Uses up the request of a code that `assertCode` found right. @throws DomainError `auth.link_used`, `auth.link_expired` */
  private async consumeByRequest(em: EntityManager, requestId: string): Promise<ConsumedLink> {
    const [consumed] = await em.execute<ConsumedLink[]>(`${USE_UP} where r.id = ? and ${IS_GOOD} ${CONSUMED}`, [
      requestId,
    ]);
    if (consumed) return consumed;
    const state = await this.stateOf(requestId);
    throw state ? gone(state) : new DomainError('auth.code_wrong');
  }

  /**
   * Compares a code; each try counts, and counts before it is compared, so that parallel guesses are no more than five.
   * Must not be called inside the consuming transaction: a wrong try stays counted.
   * @throws DomainError `auth.code_wrong`, `auth.code_locked`, `auth.link_used`, `auth.link_expired`
   */
  private async assertCode(requestId: string, code: string): Promise<void> {
    const em = this.em.fork();
    const [counted] = await em.execute<{ code_attempts: number }[]>(
      `update magic_link_requests as r set code_attempts = code_attempts + 1
       where r.id = ? and code_attempts < ${CODE_ATTEMPTS} and ${IS_GOOD} returning r.code_attempts`,
      [requestId],
    );
    if (!counted) throw this.refusal(await this.stateOf(requestId));
    const hash = hashOfCode(this.config.appSecret, requestId, code);
    const kept = kysely(em).selectFrom('magic_link_secrets').select('code_hash').where('request_id', '=', requestId);
    const secrets = await kept.execute();
    if (secrets.some(({ code_hash }) => isSame(code_hash, hash))) return;
    throw new DomainError(counted.code_attempts >= CODE_ATTEMPTS ? 'auth.code_locked' : 'auth.code_wrong');
  }

  /** A request that doesn't exist, or whose mail isn't written yet, has no code that could be right. */
  private refusal(state: State | undefined): DomainError {
    if (!state) return new DomainError('auth.code_wrong');
    if (state.used_at !== null || state.is_over) return gone(state);
    return new DomainError(state.code_attempts >= CODE_ATTEMPTS ? 'auth.code_locked' : 'auth.code_wrong');
  }

  private stateOf(requestId: string): Promise<State | undefined> {
    return requests(this.em.fork()).where('r.id', '=', requestId).executeTakeFirst();
  }
}

const gone = ({ email, used_at }: State): DomainError =>
  new DomainError(used_at === null ? 'auth.link_expired' : 'auth.link_used', { email: maskEmail(email) });

/** @throws DomainError `auth.link_unknown`, `auth.link_used`, `auth.link_expired` */
async function consumeByToken(em: EntityManager, token: string): Promise<ConsumedLink> {
  const hash = hashOfToken(token);
  const [consumed] = await em.execute<ConsumedLink[]>(
    `${USE_UP} from magic_link_secrets s where s.token_hash = ? and r.id = s.request_id and ${IS_GOOD} ${CONSUMED}`,
    [hash],
  );
  if (consumed) return consumed;
  const named = requests(em).innerJoin('magic_link_secrets as s', 's.request_id', 'r.id');
  const state = await named.where('s.token_hash', '=', hash).executeTakeFirst();
  throw state ? gone(state) : new DomainError('auth.link_unknown');
}

async function endReplaced(em: EntityManager, actor: Actor): Promise<void> {
  if (actor.kind !== 'user' || actor.sessionId === null) return;
  const replaced = await em.findOne(Session, { id: actor.sessionId, endedAt: null });
  replaced?.end('signed_out');
}
