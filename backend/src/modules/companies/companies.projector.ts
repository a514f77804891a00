import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { FeedsChannels, OnFeed, type EventContext, type FeedItem } from '../../infrastructure/events/index.js';
import { selectCompanies, toCompanyView } from './companies.queries.js';

const CHANNEL: Channel = 'customers';

/** Publishes changes of companies to the admins' lists; customers have no such list (decisions, sections 4 and 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class CompaniesProjector {
  @OnFeed('company.created', 'company.updated', 'company.merged', 'company.deleted', 'company.restored')
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    return [await itemOf(em, event.entity_id, event)];
  }

  /** A company shows how many people it has. */
  @OnFeed('user.created', 'user.deleted', 'user.restored')
  async countMember({ event, em }: EventContext): Promise<FeedItem[]> {
    const member = kysely(em).selectFrom('users').select('company_id').where('id', '=', event.entity_id);
    const { company_id: id } = (await member.executeTakeFirst()) ?? {};
    return id ? [await itemOf(em, id, event)] : [];
  }

  /** When a user moves, the number of users of both companies changes. */
  @OnFeed('user.updated')
  countMoved({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const { from, to } = event.payload.changes['company_id'] ?? { from: null, to: null };
    const ids = [from, to].filter((id) => typeof id === 'string');
    return Promise.all(ids.map((id) => itemOf(em, id, event)));
  }
}

async function itemOf(em: EntityManager, id: string, { name, occurred_at }: EventContext['event']): Promise<FeedItem> {
  const row = await selectCompanies(em).where('companies.id', '=', id).executeTakeFirst();
  const isNew = name === 'company.created' || name === 'company.restored';
  const kind = row ? (isNew ? 'INSERT' : 'UPDATE') : 'DELETE';
  return toAdmins(CHANNEL, changeOf('companies', kind, row ? toCompanyView(row) : { id }, occurred_at));
}
