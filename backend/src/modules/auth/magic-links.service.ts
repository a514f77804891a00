import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  type MagicLinkPreview,
  type MagicLinkRequested,
  type RequestMagicLink,
} from '@portal/contracts';
import { sql, type NotNull } from 'kysely';
import { hashOfToken, newToken } from '../../infrastructure/auth/session-token.js';
import { Config } from '../../infrastructure/config/config.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/views.js';
import { clientNetwork } from '../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../infrastructure/http/limits/rate-limits.js';
import { AnonymousMailLimit } from '../../infrastructure/mail/index.js';
import { type LinkOrigin, MagicLinkRequest } from './magic-link-request.entity.js';
import { maskEmail } from './mask-email.js';
import { hashOfCode, keyed, newCode } from './secrets.js';

const HOUR = 3_600;
const KEPT_SECRETS = 3;

/** What a mail carries; known to its reader only. */
export interface IssuedLink {
  url: string;
  code: string;
}

/** Where a request for a mail comes from. */
export interface Requester {
  ip: string | null;
  /** Set when this browser has signed in with the address before. */
  browser: string | null;
}

/** What became of the link of request `r`. */
const linkState = sql<MagicLinkPreview['state']>`
  case when r.used_at is not null then 'used' when r.expires_at > now() then 'valid' else 'expired' end`;

/** Sign-in links: request, preview, resend (decisions, section 3). */
@Injectable()
export class MagicLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly rates: RateLimits,
    private readonly config: Config,
    private readonly anonymousMail: AnonymousMailLimit,
  ) {}

  /**
   * Requests a sign-in mail to the address. The account isn't looked up, so answer and timing are the same for all
   * addresses.
   * @throws DomainError `rate_limited`, alike for every address
   */
  async request(input: RequestMagicLink, requester: Requester): Promise<MagicLinkRequested> {
    await this.assertNotTooOften(input.email, requester);
    return this.em.transactional(async (em) => {
      const isKnown = requester.browser !== null;
      const retryAfter = isKnown ? 0 : await this.anonymousMail.take(em, input.email);
      if (retryAfter > 0) throw new DomainError('rate_limited', {}, { retryAfter });
      const request = MagicLinkRequest.create(input, isKnown);
      em.persist(request);
      return { request_id: request.id };
    });
  }

  /**
   * A new mail for the address of an old link, used or expired; links are kept for 30 days.
   * @throws DomainError `auth.link_unknown`, `rate_limited`
   */
  async resend(token: string, requesterOf: (email: string) => Requester): Promise<MagicLinkRequested> {
    const { email, return_to } = await this.find(token);
    return this.request({ email, return_to }, requesterOf(email));
  }

  /** Whose account a link opens. Looking uses nothing up. @throws DomainError `auth.link_unknown` */
  async preview(token: string): Promise<MagicLinkPreview> {
    const { email, expires_at, ...link } = await this.find(token);
    return { ...link, email: link.state === 'valid' ? email : maskEmail(email), expires_at: instantOf(expires_at) };
  }

  /** For other modules' mails, called just before sending: a link that signs the reader in and goes on to `returnTo`. */
  issueForMail({ email, returnTo }: { email: string; returnTo: string }): Promise<IssuedLink> {
    return this.issue(email, returnTo, 'welcome');
  }

  /** For operators at the command line. */
  issueForOperator(email: string): Promise<IssuedLink> {
    return this.issue(email, '/', 'operator');
  }

  /**
   * A new link and code for a request, good for 10 minutes by the database's clock. Written at once, outside of any
   * transaction: they must be known before their mail can be read. Up to three live side by side, so that a repeat after
   * a lost answer of the mail server leaves both mails working.
   */
  async issueSecrets(em: EntityManager, requestId: string): Promise<IssuedLink> {
    const [token, code] = [newToken(), newCode()];
    await em.fork().transactional(async (own) => {
      await own.execute('insert into magic_link_secrets (token_hash, code_hash, request_id) values (?, ?, ?)', [
        hashOfToken(token),
        hashOfCode(this.config.appSecret, requestId, code),
        requestId,
      ]);
      await own.execute(
        `delete from magic_link_secrets where request_id = ? and token_hash not in (
           select token_hash from magic_link_secrets where request_id = ? order by created_at desc limit ${KEPT_SECRETS})`,
        [requestId, requestId],
      );
      await own.execute(
        `update magic_link_requests set expires_at = now() + interval '${limits.signInLinkMinutes} minutes' where id = ?`,
        [requestId],
      );
    });
    // in the fragment, so that it reaches no server's log and no referrer; never built from a header
    return { url: `${this.config.publicUrl}/auth/verify#token=${token}`, code };
  }

  /** Per address and requester, and per network; the same for known and unknown addresses (decisions, section 3). */
  private async assertNotTooOften(email: string, { ip, browser }: Requester): Promise<void> {
    const { signInPerIpHour, signInPerAddress } = this.config.limits;
    const network = clientNetwork(ip);
    const key = keyed(this.config.appSecret, `${email} ${browser ?? network}`);
    if (browser === null) await this.rates.consume('sign-in-ip', network, signInPerIpHour, HOUR);
    for (const { points, perSeconds } of signInPerAddress)
      await this.rates.consume('sign-in-address', key, points, perSeconds);
  }

  private async issue(email: string, returnTo: string, origin: LinkOrigin): Promise<IssuedLink> {
    const em = this.em.fork();
    const request = MagicLinkRequest.of({ email, return_to: returnTo }, origin);
    await em.persist(request).flush();
    return this.issueSecrets(em, request.id);
  }

  private async find(token: string) {
    const found = await kysely(this.em)
      .selectFrom('magic_link_secrets as s')
      .innerJoin('magic_link_requests as r', 'r.id', 's.request_id')
      .select(['r.id as request_id', 'r.email', 'r.return_to', 'r.expires_at'])
      .select(linkState.as('state'))
      .where('s.token_hash', '=', hashOfToken(token))
      .where('r.expires_at', 'is not', null)
      .$narrowType<{ expires_at: NotNull }>()
      .executeTakeFirst();
    if (!found) throw new DomainError('auth.link_unknown');
    return found;
  }
}
