import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel, type EventName } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { selectCompanies, toCompanyView } from './companies.queries.js';

const CHANNEL: Channel = 'customers';

type CompanyEvent = 'company.created' | 'company.updated' | 'company.merged' | 'company.deleted' | 'company.restored';

/** Publishes changes of companies to the admins' lists; customers have no such list (decisions, sections 4 and 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class CompaniesProjector {
  @OnFeed('company.created', 'company.updated', 'company.merged', 'company.deleted', 'company.restored')
  async show({ event, em }: EventContext<CompanyEvent>): Promise<FeedItem[]> {
    return [await changeOf(em, event.entity_id, event)];
  }

  /** A company shows how many people it has. */
  @OnFeed('user.created', 'user.deleted', 'user.restored')
  async countMember({
    event,
    em,
  }: EventContext<'user.created' | 'user.deleted' | 'user.restored'>): Promise<FeedItem[]> {
    const id = await companyOf(em, event.entity_id);
    return id ? [await changeOf(em, id, event)] : [];
  }

  /** When a user moves, the number of users of both companies changes. */
  @OnFeed('user.updated')
  countMoved({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const { from, to } = event.payload.changes['company_id'] ?? { from: null, to: null };
    const ids = [from, to].filter((id) => typeof id === 'string');
    return Promise.all(ids.map((id) => changeOf(em, id, event)));
  }
}

async function changeOf(
  em: EntityManager,
  id: string,
  { name, occurred_at }: EventContext<EventName>['event'],
): Promise<FeedItem> {
  const row = await selectCompanies(em).where('companies.id', '=', id).executeTakeFirst();
  const event: Change['event'] = row
    ? name === 'company.created' || name === 'company.restored'
      ? 'INSERT'
      : 'UPDATE'
    : 'DELETE';
  const record = row ? { ...toCompanyView(row) } : { id };
  return {
    room: rooms.admins(CHANNEL),
    channel: CHANNEL,
    change: { event, table: 'companies', record, at: occurred_at.toISOString() },
  };
}

async function companyOf(em: EntityManager, userId: string): Promise<string | null> {
  const [row] = await em.execute<{ company_id: string | null }[]>('select company_id from users where id = ?', [
    userId,
  ]);
  return row?.company_id ?? null;
}
