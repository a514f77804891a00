import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/** Customers whom a ticket concerns besides its requester. */
export class Migration0430TicketPeople extends Migration {
  override up(): void {
    this.addSql(`
      create table ticket_people (
        id uuid primary key default uuidv7(),
        created_at timestamptz not null default now(),
        ticket_id uuid not null references tickets (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        added_by uuid,
        came_from uuid,
        constraint ticket_people_once unique (ticket_id, user_id)
      )`);
    this.addSql('create index ticket_people_user on ticket_people (user_id, ticket_id)');
    this.addSql(`comment on column ticket_people.came_from is 'the merged ticket that the person came along with'`);
    this.addSql(auditTable('ticket_people', 'ticket_person', { parent: 'ticket_id' }));
  }

  override down(): void {
    this.addSql('drop table ticket_people');
  }
}
