import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change, Channel, ConsultationView } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers, resyncUsers } from '../../infrastructure/events/decorators.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { customersSeeing } from '../companies/index.js';
import {
  findConsultationRow,
  toConsultationView,
  toCustomerConsultationView,
  type ConsultationRow,
} from './consultations.queries.js';

const CHANNEL: Channel = 'consultations';

/** Shows changes of requests on open screens: admins the whole row, its customers their view of it (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class ConsultationsProjector {
  @OnFeed(
    'consultation.requested',
    'consultation.updated',
    'consultation.status_changed',
    'consultation.contact_logged',
    'consultation.replied',
    'consultation.deleted',
    'consultation.restored',
  )
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findConsultationRow(em, event.entity_id);
    return row ? itemsOf(em, row, changeKindOf(event.name), event.occurred_at) : [];
  }

  /** What admins note stays among them. */
  @OnFeed('consultation.contact_logged')
  projectLogged({ event }: EventContext<'consultation.contact_logged'>): FeedItem[] {
    const { contact_id: id } = event.payload;
    // a hint: the screen fetches the entry
    return [toAdmins(CHANNEL, changeOf('consultation_contacts', 'INSERT', { id }, event.occurred_at, { quiet: true }))];
  }

  /**
   * The project that came of a request stands in its row, the deal in the rows of admins; both go from it when they are
   * deleted.
   */
  @OnFeed('project.created', 'project.deleted', 'project.restored', 'deal.created', 'deal.deleted', 'deal.restored')
  async projectConverted({ event, em }: EventContext): Promise<FeedItem[]> {
    const table = event.name.startsWith('deal.') ? 'customer_deals' : 'projects';
    const made = kysely(em).selectFrom(table).select('consultation_id').where('id', '=', event.entity_id);
    const { consultation_id: id } = (await made.executeTakeFirst()) ?? {};
    return id ? consultationUpdated(em, id, event.occurred_at) : [];
  }

  /** When a user's company or the flag `primary` changes, requests enter and leave the user's lists. */
  @OnFeed('user.updated')
  async projectVisibility({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWithChangedVisibility(em, event.entity_id, event.payload.changes);
    return resyncUsers(CHANNEL, readers);
  }
}

/** The feed items of a request whose view changed by another record. */
export async function consultationUpdated(em: EntityManager, id: string, at: Date): Promise<FeedItem[]> {
  const row = await findConsultationRow(em, id);
  return row && row.deleted_at === null ? itemsOf(em, row, 'UPDATE', at) : [];
}

/** The feed items of a change in the conversation about a request; null: customers don't see it. */
export async function requestFeedItems(
  em: EntityManager,
  id: string,
  change: Change,
  customersChange: Change | null,
): Promise<FeedItem[]> {
  const row = customersChange && (await findConsultationRow(em, id));
  const readers = row ? await customersWhoSee(em, row) : [];
  return [toAdmins(CHANNEL, change), ...(customersChange ? toUsers(CHANNEL, readers, customersChange) : [])];
}

async function itemsOf(
  em: EntityManager,
  row: ConsultationRow,
  kind: Change['event'],
  occurredAt: Date,
): Promise<FeedItem[]> {
  const change = (view: ConsultationView): Change => changeOf('consultation_requests', kind, view, occurredAt);
  const readers = await customersWhoSee(em, row);
  const customersChange = change(toCustomerConsultationView(row));
  return [toAdmins(CHANNEL, change(toConsultationView(row))), ...toUsers(CHANNEL, readers, customersChange)];
}

/** Who sees a customer's requests, and who sees other requests than before. */
export const { of: customersWhoSee, changedBy: customersWithChangedVisibility } = customersSeeing('primary');
