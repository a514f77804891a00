import { Migration } from '@mikro-orm/migrations';

/** When the assignee of a support ticket got it: tickets go to the admins in turn. */
export class Migration0171TicketTurns extends Migration {
  override up(): void {
    this.addSql(`alter table tickets add column assigned_at timestamptz`);
    this.addSql(`update tickets set assigned_at = updated_at where kind = 'support' and assignee_id is not null`);
    this.addSql(
      `create index tickets_assigned on tickets (assignee_id, assigned_at desc) where kind = 'support' and assignee_id is not null`,
    );
  }

  override down(): void {
    this.addSql(`alter table tickets drop column assigned_at`);
  }
}
