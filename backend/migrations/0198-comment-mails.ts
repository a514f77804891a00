import { Migration } from '@mikro-orm/migrations';

/** Messages of tickets that were received by mail: from which address, and which admin filed them. */
export class Migration0198CommentMails extends Migration {
  override up(): void {
    this.addSql(`
      alter table task_comments
        add column mail_from text,
        add column mail_filed_by uuid references users (id)`);
    this.addSql(`
      update task_comments as c
      set mail_from = m.from_address,
        mail_filed_by = (
          select u.id from domain_events as e join users as u on u.id = e.actor_id
          where e.entity_id = m.id and e.name = 'inbound_mail.status_changed' and e.payload ->> 'to' = 'filed'
          limit 1)
      from inbound_mails as m
      where m.comment_id = c.id and m.deleted_at is null`);
    this.addSql('create index task_comments_mails on task_comments (author_id) where mail_from is not null');
  }

  override down(): void {
    this.addSql('alter table task_comments drop column mail_from, drop column mail_filed_by');
  }
}
