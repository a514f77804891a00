import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { maskEmail } from '../../auth/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import type { SecurityTemplateName } from '../templates/catalogue/account-texts.js';
import { shortTime } from '../templates/labels.js';
import { findPerson, findRecipients } from './notifiers/recipients.reader.js';

/** A session and its user's time zone. */
const selectSession = (em: EntityManager, id: string) =>
  kysely(em)
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.ip', 'u.time_zone'])
    .where('s.id', '=', id);

/** When and from where a session began, or was used last. */
type SessionPlace = InferResult<ReturnType<typeof selectSession>>[number] & { at: string | null };

function placeOf(session: SessionPlace | undefined, from: string): string | undefined {
  if (!session?.at) return undefined;
  const time = shortTime(session.at, session.time_zone ?? BUSINESS_ZONE);
  return session.ip ? `${time}, ${from} ${session.ip}` : time;
}

interface AccountNews {
  template: SecurityTemplateName;
  /** What happened, in a line: kept as the notification's body. */
  details?: string;
  /** What changed, where the title says it. */
  change?: string;
}

const aboutAccount = ({ template, details = '', change }: AccountNews): UntitledMessage => ({
  template,
  body: details,
  link: '/customer/profile',
  data: change === undefined ? {} : { change },
  variables: { details, change: change ?? '' },
});

const byMail = { canWait: false, channels: ['email'] } as const;

const roleTitles: Readonly<Record<Role, string>> = {
  admin: 'Your account has the rights of an admin now',
  customer: 'Your account has the rights of a customer now',
};

/** Notifies users of what concerns the security of their account, at once (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class SecurityNotifications {
  constructor(private readonly delivery: Delivery) {}

  /**
   * A sign-in from a browser that none of the user's earlier sessions had. The first session of an account is no news.
   */
  @OnDomainEvent('session.created')
  async notifyNewBrowser(context: EventContext<'session.created'>): Promise<void> {
    const details = placeOf(await findNewBrowser(context.em, context.event.entity_id), 'from');
    if (details)
      await this.notify(context, context.event.payload.user_id, { template: 'security_new_browser', details });
  }

  /**
   * The user ended a session of another device; signing out, and a change that ends sessions, have notifications of
   * their own.
   */
  @OnDomainEvent('session.ended')
  async notifyEnded(context: EventContext<'session.ended'>): Promise<void> {
    const { event, em } = context;
    if (event.payload.reason !== 'revoked') return;
    const session = await selectSession(em, event.entity_id).select('s.ended_at as at').executeTakeFirst();
    const details = placeOf(session, 'last used from');
    if (details) await this.notify(context, event.payload.user_id, { template: 'security_signed_out', details });
  }

  /** An admin gave the user another role; one given at sign-in by configuration is no news. */
  @OnDomainEvent('user.role_changed')
  async notifyRole(context: EventContext<'user.role_changed'>): Promise<void> {
    const { event } = context;
    if (event.actor_kind === 'anonymous' || event.actor_id === event.entity_id) return;
    await this.notify(context, event.entity_id, { template: 'security_role', change: roleTitles[event.payload.to] });
  }

  /** An admin changed the address: the old one is notified too. An invitation that was corrected is no news. */
  @OnDomainEvent('user.updated')
  async notifyAddress(context: EventContext<'user.updated'>): Promise<void> {
    const { from, to } = context.event.payload.changes['email'] ?? {};
    if (typeof from !== 'string' || typeof to !== 'string') return;
    const person = await findPerson(context.em, context.event.entity_id);
    if (person?.status !== 'active') return;
    const details = `It is ${maskEmail(to)} now; it was ${maskEmail(from)} before`;
    const message = aboutAccount({ template: 'security_address', details });
    await this.delivery.notify(context, [{ ...person, email: to }], message, { canWait: false });
    await this.delivery.notify(context, [{ ...person, email: from }], message, byMail);
  }

  /** An admin suspended the account, and with it ended its sessions. */
  @OnDomainEvent('user.status_changed')
  async notifySuspended(context: EventContext<'user.status_changed'>): Promise<void> {
    const { event, em } = context;
    if (event.payload.to !== 'suspended' || event.payload.from !== 'active') return;
    const to = await findPerson(em, event.entity_id);
    if (to?.status === 'suspended')
      await this.delivery.notify(context, [to], aboutAccount({ template: 'security_suspended' }), byMail);
  }

  private async notify(context: EventContext, userId: string, message: AccountNews): Promise<void> {
    const to = await findRecipients(context.em, [userId]);
    await this.delivery.notify(context, to, aboutAccount(message), { canWait: false });
  }
}

/** Program and system of a session without their versions: an update is no new browser. */
const browserOf = (session: string) =>
  sql<string | null>`regexp_replace(${sql.ref(`${session}.user_agent`)}, '[0-9][0-9._]*', '', 'g')`;

const findNewBrowser = (em: EntityManager, sessionId: string): Promise<SessionPlace | undefined> =>
  selectSession(em, sessionId)
    .select('s.signed_in_at as at')
    .where((eb) => {
      const earlier = eb
        .selectFrom('sessions as e')
        .select('e.id')
        .whereRef('e.user_id', '=', 's.user_id')
        .whereRef('e.id', '<', 's.id');
      const alike = earlier.where(browserOf('e'), 'is not distinct from', browserOf('s'));
      return eb.and([eb.exists(earlier), eb.not(eb.exists(alike))]);
    })
    .executeTakeFirst();
