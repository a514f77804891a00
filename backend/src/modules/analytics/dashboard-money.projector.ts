import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FeedsChannels, OnFeed, type EventContext, type FeedItem } from '../../infrastructure/events/index.js';
import { findInvoiceRow, findPaymentRow } from '../billing/index.js';
import { customersWithChangedMoneyVisibility, customersWithMoneyVisibility } from '../companies/index.js';
import { findDocumentRow } from '../deal-documents/index.js';
import { findDealRow } from '../deals/index.js';
import { hints } from './dashboard-hints.js';

type Money = Parameters<typeof customersWithMoneyVisibility>[1];

/** Signals open dashboards that a number about money may have changed; the screen fetches the numbers. */
@Injectable()
@FeedsChannels(() => ['dashboard'])
export class DashboardMoneyProjector {
  @OnFeed('deal.status_changed', 'deal.period_billed', 'deal.deleted', 'deal.restored')
  async countDeals({ event, em }: EventContext): Promise<FeedItem[]> {
    return hintsAbout(em, event, await findDealRow(em, event.entity_id));
  }

  @OnFeed('deal_document.status_changed')
  async countDocuments({ event, em }: EventContext): Promise<FeedItem[]> {
    return hintsAbout(em, event, await findDocumentRow(em, event.entity_id));
  }

  @OnFeed('invoice.status_changed')
  async countInvoices({ event, em }: EventContext): Promise<FeedItem[]> {
    return hintsAbout(em, event, await findInvoiceRow(em, event.entity_id));
  }

  @OnFeed('deal_payment.recorded', 'deal_payment.status_changed', 'deal_payment.refunded')
  async countPayments({ event, em }: EventContext): Promise<FeedItem[]> {
    return hintsAbout(em, event, await findPaymentRow(em, event.entity_id));
  }

  /** When a user's company or flags change, other rows count. */
  @OnFeed('user.updated')
  async countSight({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWithChangedMoneyVisibility(em, event.entity_id, event.payload.changes);
    return readers.length > 0 ? hints(event, readers) : [];
  }
}

const hintsAbout = async (
  em: EntityManager,
  event: EventContext['event'],
  row: Money | undefined,
): Promise<FeedItem[]> => hints(event, row ? await customersWithMoneyVisibility(em, row) : []);
