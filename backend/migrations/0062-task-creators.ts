import { Migration } from '@mikro-orm/migrations';

/** The creator of a task, shown to a user who deletes another's. Known from its first event. */
export class Migration0062TaskCreators extends Migration {
  override up(): void {
    this.addSql('alter table tickets add column created_by uuid references users (id)');
    this.addSql(`
      update tickets set created_by = e.actor_id
      from domain_events as e join users as u on u.id = e.actor_id
      where e.name = 'task.created' and e.entity_id = tickets.id`);
  }

  override down(): void {
    this.addSql('alter table tickets drop column created_by');
  }
}
