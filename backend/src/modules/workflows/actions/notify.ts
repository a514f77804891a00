import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isHiddenFromCustomers,
  truncate,
  workflowEvents,
  workflowRecords,
  type ActionOf,
  type NotificationCategory,
  type UserActor,
  type WorkflowRecipient,
  type WorkflowRecordKind,
} from '@portal/contracts';
import { sql } from 'kysely';
import { Config } from '../../../infrastructure/config/config.js';
import { kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { RenderTime } from '../../../infrastructure/message-texts/index.js';
import { userByEmail, userById, type KnownUser } from '../../users/index.js';
import { fillInForCustomer } from '../engine/step-texts.js';
import { customerLinkOf, refOf, WorkflowRecords, type RecordView } from '../records/workflow-records.js';
import { requesterOf } from './new-record-readers.js';
import { done, type StepContext, type TakeStep } from './step.js';

/** Whose preferences hold, by the record that a run is about. */
const categories: Readonly<Record<WorkflowRecordKind, NotificationCategory>> = {
  ticket: 'tickets',
  task: 'projects',
  consultation: 'consultations',
  meeting: 'meetings',
  project: 'projects',
  milestone: 'projects',
  deal: 'billing',
  invoice: 'billing',
  company: 'consultations',
  user: 'consultations',
};

interface Found {
  people: Reader[];
  addresses: string[];
  skipped: { who: string; why: string }[];
}

/**
 * Notifies people. A customer who may not see the record, or what happened to it, isn't notified, whatever the workflow
 * says, and reads a text that is filled in with what the customer sees of it.
 */
@Injectable()
export class NotifyStep {
  constructor(
    private readonly config: Config,
    private readonly records: WorkflowRecords,
  ) {}

  readonly notify: TakeStep<'notify'> = async (action, context, source) => {
    const { em, run, kind, record } = context;
    const found = await this.find(action.recipients, context);
    const people = [...new Map(found.people.map((person) => [person.actor.id, person])).values()];
    for (const { texts, ids, addresses } of messagesOf(action, source, people, found.addresses, context))
      run.tell({
        recipient_ids: ids,
        addresses,
        channels: action.channels,
        category: action.category ?? (kind ? categories[kind] : 'projects'),
        title: truncate(texts.title, 200),
        body: texts.body,
        record: kind && record ? { kind, id: record.id } : null,
        admin_link: kind && record ? refOf(kind, record).link : null,
        customer_link: customerLinkOf(kind, record),
      });
    const names = await namesOfPeople(
      em,
      people.map(({ actor }) => actor.id),
    );
    return done({ told: [...names, ...found.addresses], skipped: found.skipped });
  };

  /** The recipients of a step, by name. */
  async preview(recipients: readonly WorkflowRecipient[], context: StepContext): Promise<string[]> {
    const { people, addresses } = await this.find(recipients, context);
    const ids = [...new Set(people.map(({ actor }) => actor.id))];
    return [...(await namesOfPeople(context.em, ids)), ...addresses];
  }

  private async find(recipients: readonly WorkflowRecipient[], context: StepContext): Promise<Found> {
    const found: Found = { people: [], addresses: [], skipped: [] };
    for (const recipient of recipients) {
      const users = await this.usersOf(recipient, context, found);
      for (const user of users) await this.admit(user, context, found);
    }
    return found;
  }

  private async usersOf(recipient: WorkflowRecipient, context: StepContext, found: Found): Promise<KnownUser[]> {
    const { em, kind, record } = context;
    const one = async (id: unknown, who: string): Promise<KnownUser[]> => {
      const user = typeof id === 'string' ? await userById(em, id) : null;
      if (!user) found.skipped.push({ who, why: 'There is nobody' });
      return user ? [user] : [];
    };
    switch (recipient.to) {
      case 'admins':
        return admins(em);
      case 'person':
        return one(recipient.user_id, 'The person');
      case 'assignee':
        return one(kind ? record?.[workflowRecords[kind].assignee ?? ''] : null, 'The assignee');
      case 'requester':
        return one(requesterOf(context), 'The customer');
      case 'address': {
        const user = await userByEmail(em, recipient.email);
        if (!user) found.skipped.push({ who: recipient.email, why: 'No profile has this address' });
        return user ? [user] : [];
      }
      case 'on_call': {
        const email = this.config.onCallEmail;
        const user = email === null ? null : await userByEmail(em, email);
        if (email === null) found.skipped.push({ who: 'On call', why: 'ON_CALL_EMAIL is not set' });
        else if (!user) found.addresses.push(email);
        return user ? [user] : [];
      }
    }
  }

  private async admit({ actor, status }: KnownUser, context: StepContext, found: Found): Promise<void> {
    if (status === 'suspended') {
      found.skipped.push({ who: actor.id, why: 'Suspended' });
      return;
    }
    const isCustomer = actor.role === 'customer';
    if (isCustomer && isHiddenFromCustomers(context.run.eventName, context.run.payload)) {
      found.skipped.push({ who: actor.id, why: 'May not see what happened' });
      return;
    }
    const reader = isCustomer ? await this.customerReader(actor, context) : { actor, record: null };
    if (reader) found.people.push(reader);
    else found.skipped.push({ who: actor.id, why: 'May not see the record' });
  }

  /** A record that is gone is seen by no customer: a run that its end began knows only the event. */
  private async customerReader(actor: UserActor, { run, kind, record }: StepContext): Promise<Reader | null> {
    if (kind !== null && record !== null) {
      const seen = await this.records.findFor(actor, kind, record.id);
      return seen && { actor, record: seen };
    }
    const isAboutNone = kind === null && (run.eventName === null || workflowEvents[run.eventName].record === null);
    return isAboutNone ? { actor, record: null } : null;
  }
}

async function admins(em: EntityManager): Promise<KnownUser[]> {
  const active = kysely(em).selectFrom('users').select('id').where('status', '<>', sql.lit('suspended'));
  const all = active.where('role', '=', sql.lit('admin')).where('deleted_at', 'is', null).orderBy('created_at');
  const rows = await all.execute();
  const users = await Promise.all(rows.map(({ id }) => userById(em, id)));
  return users.filter((user) => user !== null);
}

async function namesOfPeople(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const people = await kysely(em)
    .selectFrom('users as u')
    .where('u.id', 'in', ids)
    .select(personNameOrEmail('u').as('name'))
    .orderBy('u.created_at')
    .execute();
  return people.map(({ name }) => name);
}

/** A recipient. */
export interface Reader {
  actor: UserActor;
  /** The record as a customer sees it; an admin sees all of it. */
  record: RecordView | null;
}

type Texts = Pick<ActionOf<'notify'>, 'title' | 'body'>;

interface OutgoingMessage {
  texts: Texts;
  ids: string[];
  addresses: string[];
}

/** One message for all who read the same: admins read what the step says, each customer a text of their own. */
function messagesOf(
  filled: Texts,
  source: Texts,
  people: readonly Reader[],
  addresses: string[],
  context: StepContext,
): OutgoingMessage[] {
  const time = RenderTime.ofMessage();
  const forTeam: OutgoingMessage = { texts: filled, ids: [], addresses };
  const messages = new Map([[keyOf(filled), forTeam]]);
  for (const { actor, record } of people) {
    const isCustomer = actor.role === 'customer';
    const { title, body } = source;
    const texts = isCustomer ? fillInForCustomer({ title, body }, context, record, time) : filled;
    const message = messages.get(keyOf(texts)) ?? { texts, ids: [], addresses: [] };
    message.ids.push(actor.id);
    messages.set(keyOf(texts), message);
  }
  const all = [...messages.values()];
  const read = all.filter(({ ids, addresses: mails }) => ids.length + mails.length > 0);
  return read.length > 0 ? read : [forTeam];
}

const keyOf = ({ title, body }: Texts): string => JSON.stringify([title, body]);
