import { Migration } from '@mikro-orm/migrations';

/** Name, table, columns, and the condition that stays; before, each had live rows only. */
const indexes = [
  ['task_comments_task', 'task_comments', '(task_id, created_at, id)', ''],
  ['task_comments_project', 'task_comments', '(project_id, created_at, id)', ''],
  ['comment_attachments_comment', 'comment_attachments', '(comment_id, created_at)', ''],
  ['comment_attachments_project', 'comment_attachments', '(project_id, created_at desc)', ''],
  ['tickets_milestone', 'tickets', '(milestone_id)', ' where milestone_id is not null'],
  ['tickets_project', 'tickets', '(project_id, position, id) include (status, weight)', ''],
  ['milestones_project', 'milestones', '(project_id, position, id)', ''],
  ['users_company_id', 'users', '(company_id)', ''],
  ['activity_logs_project', 'activity_logs', '(project_id, created_at desc, id desc)', ''],
] as const;

/**
 * A row that goes for good is looked for in every table that could refer to it, deleted rows included, which an index on
 * live rows can't answer: each purged task read all comments. And the lists of what was deleted are read by index.
 */
export class Migration0085Purging extends Migration {
  override up(): void {
    for (const [name, table, columns, where] of indexes) {
      this.addSql(`drop index ${name}`);
      this.addSql(`create index ${name} on ${table} ${columns}${where}`);
    }
    this.addSql('create index project_members_project on project_members (project_id)');
    this.addSql('create index comment_attachments_task on comment_attachments (task_id)');
    this.addSql('create index users_deleted on users (deleted_at) where deleted_at is not null');
    this.addSql('create index companies_deleted on companies (deleted_at) where deleted_at is not null');
  }

  override down(): void {
    this.addSql('drop index companies_deleted');
    this.addSql('drop index users_deleted');
    this.addSql('drop index comment_attachments_task');
    this.addSql('drop index project_members_project');
    for (const [name, table, columns] of indexes) {
      this.addSql(`drop index ${name}`);
      this.addSql(`create index ${name} on ${table} ${columns} where deleted_at is null`);
    }
  }
}
