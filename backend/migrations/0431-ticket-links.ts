import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/** Tickets that have to do with each other, each pair once, with the smaller id first. */
export class Migration0431TicketLinks extends Migration {
  override up(): void {
    this.addSql(`
      create table ticket_links (
        id uuid primary key default uuidv7(),
        created_at timestamptz not null default now(),
        ticket_id uuid not null references tickets (id) on delete cascade,
        other_id uuid not null references tickets (id) on delete cascade,
        kind text not null check (kind in ('same_cause', 'related')),
        added_by uuid,
        constraint ticket_links_once unique (ticket_id, other_id),
        constraint ticket_links_order check (ticket_id < other_id)
      )`);
    this.addSql('create index ticket_links_other on ticket_links (other_id)');
    this.addSql(auditTable('ticket_links', 'ticket_link', { parent: 'ticket_id' }));
  }

  override down(): void {
    this.addSql('drop table ticket_links');
  }
}
