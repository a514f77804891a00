import { Migration } from '@mikro-orm/migrations';

/** Open tasks by project, counted without touching a row; and which tasks were reopened, found among all events. */
export class Migration0061TaskNumbers extends Migration {
  override up(): void {
    this.addSql(
      `create index tickets_open_tasks on tickets (project_id)
       where kind = 'task' and deleted_at is null and status in ('backlog', 'todo', 'in_progress', 'in_review', 'blocked')`,
    );
    this.addSql(
      `create index domain_events_reopened on domain_events ((payload ->> 'project_id'), occurred_at)
       where name = 'task.status_changed' and payload ->> 'from' = 'done'`,
    );
  }

  override down(): void {
    this.addSql('drop index domain_events_reopened');
    this.addSql('drop index tickets_open_tasks');
  }
}
