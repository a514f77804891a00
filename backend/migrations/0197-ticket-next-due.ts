import { Migration } from '@mikro-orm/migrations';

/** The order of open support tickets by the promise that is due next; the due times of either kind need no order of their own. */
export class Migration0197TicketNextDue extends Migration {
  override up(): void {
    this.addSql(
      `create index tickets_next_due on tickets ((case
         when first_responded_at is null and resolved_at is null then first_response_due_at else resolution_due_at end))
       where kind = 'support' and deleted_at is null and status in ('new', 'open', 'pending', 'on_hold')`,
    );
  }

  override down(): void {
    this.addSql('drop index tickets_next_due');
  }
}
