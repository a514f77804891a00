import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { may, MAX_TICKET_PEOPLE, normalizeEmail, policies, truncate, type UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { Config } from '../../../infrastructure/config/config.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { findTicketRow } from '../../support/index.js';
import { asMarkdown } from '../receiver/texts/mail-text.js';
import { ReplyAddresses } from '../reply-addresses.js';

/** Who else got a mail: colleagues to put on its ticket, and addresses that are only named. */
interface MailCopies {
  colleagueIds: string[];
  others: string[];
}

/** The ticket that a mail goes on with; null: one of the actor's that it opens. */
interface CopiedTicket {
  ticketId: string | null;
  /** False for internal notes, and for mails of unproven senders: an admin who files one has checked its text, not its Cc. */
  mayAdd: boolean;
}

/** Characters of all addresses that a message names. */
const MAX_NAMES = 500;

/** Finds out who else a mail was sent to (decisions 4.101). */
@Injectable()
export class MailCopiesReader {
  constructor(
    private readonly config: Config,
    private readonly addresses: ReplyAddresses,
  ) {}

  /**
   * Colleagues of the ticket's requester whom the actor may put on it, as many as it takes; of the others the addresses.
   * An account of another company is one of the others, so that nothing tells that it exists; our own are neither.
   */
  async read(
    em: EntityManager,
    actor: UserActor,
    sentTo: readonly string[],
    { ticketId, mayAdd }: CopiedTicket,
  ): Promise<MailCopies> {
    const theirs = sentTo.filter((address) => !this.isOurs(address));
    if (theirs.length === 0) return { colleagueIds: [], others: [] };
    const ticket = ticketId === null ? undefined : await findTicketRow(em, ticketId);
    const requesterId = ticket?.requester_id ?? actor.id;
    const companyId = ticket ? ticket.company_id : actor.companyId;
    const people = ticket?.people.map(({ id }) => id) ?? [];
    const users = await kysely(em)
      .selectFrom('users')
      .select(['id', 'email', 'role'])
      .select(sql<boolean>`(company_id = ${companyId}::uuid and status <> 'suspended') is true`.as('is_colleague'))
      .where('email', '=', sql<string>`any(${theirs}::text[])`)
      .where('deleted_at', 'is', null)
      .execute();
    const known = new Map(users.map((user) => [user.email, user]));
    const subject = { requester_id: requesterId, company_id: companyId };
    const room = mayAdd && may(policies['ticket.add_person'], actor, subject) ? MAX_TICKET_PEOPLE - people.length : 0;
    const copies: MailCopies = { colleagueIds: [], others: [] };
    for (const address of theirs) {
      const user = known.get(address);
      if (user && (user.role === 'admin' || [actor.id, requesterId, ...people].includes(user.id))) continue;
      if (user?.is_colleague && copies.colleagueIds.length < room) copies.colleagueIds.push(user.id);
      else copies.others.push(address);
    }
    return copies;
  }

  /** An address of the team's, or of the product. */
  private isOurs(address: string): boolean {
    const sender = /<?([^\s<>]+@[^\s<>]+)>?$/.exec(this.config.mailFrom)?.[1];
    const named = [...this.config.adminEmails, this.config.onCallEmail, sender && normalizeEmail(sender)];
    return named.includes(address) || this.addresses.isOurs(address);
  }
}

/** The sentence under a message that names to whom its mail went besides. */
export const withCopies = (body: string, { others }: MailCopies): string => {
  const names = others.join(', ');
  return others.length === 0
    ? body
    : `${body}\n\n*Also to: ${asMarkdown(names.length > MAX_NAMES ? `${truncate(names, MAX_NAMES)}…` : names)}*`;
};
