import type { EntityManager } from '@mikro-orm/postgresql';
import type { Change, Channel, MoneyOwnership } from '@portal/contracts';
import { changeKindOf, changeOf, toAdmins, toUsers } from '../../infrastructure/events/decorators.js';
import type { EventContext, FeedItem } from '../../infrastructure/events/index.js';
import { customersWithMoneyVisibility } from '../companies/index.js';

/** Rows about money on open screens. */
interface MoneyRows<Row> {
  channel: Channel;
  table: string;
  find: (em: EntityManager, id: string) => Promise<Row | undefined>;
  toAdmin: (row: Row) => { id: string };
  toCustomer: (row: Row) => { id: string };
  /** Whether customers see a row. */
  isShown: (row: Row) => boolean;
}

/** Projects rows about money: to admins all, to the customers who see money of a row's customer those that are shown. */
export function moneyFeed<Row extends MoneyOwnership>(rows: MoneyRows<Row>) {
  const { channel, table, find, toAdmin, toCustomer, isShown } = rows;
  /** @param step what a change is to customers, where it is another for them: the row comes into their sight, or goes out of it */
  const itemsOf = async (
    em: EntityManager,
    row: Row,
    kind: Change['event'],
    at: Date,
    step?: Change['event'],
  ): Promise<FeedItem[]> => {
    const items = [toAdmins(channel, changeOf(table, kind, toAdmin(row), at))];
    if (!isShown(row) && step !== 'DELETE') return items;
    const change = changeOf(table, step ?? kind, toCustomer(row), at);
    return [...items, ...toUsers(channel, await customersWithMoneyVisibility(em, row), change)];
  };
  /** What an event says of its row, as its name has it; nothing for a row that is gone. */
  const project = async ({ event, em }: EventContext): Promise<FeedItem[]> => {
    const row = await find(em, event.entity_id);
    return row ? itemsOf(em, row, changeKindOf(event.name), event.occurred_at) : [];
  };
  return { itemsOf, project };
}
