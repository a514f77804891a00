import { Migration } from '@mikro-orm/migrations';

/** Who reacted to a comment, and how; each once. */
export class Migration0072CommentReactions extends Migration {
  override up(): void {
    this.addSql(`
      create table comment_reactions (
        comment_id uuid not null references task_comments (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        reaction text not null check (reaction in ('thumbs_up', 'heart', 'party', 'eyes', 'check')),
        created_at timestamptz not null default now(),
        primary key (comment_id, reaction, user_id)
      )`);
    this.addSql(`create index comment_reactions_user on comment_reactions (user_id)`);
  }

  override down(): void {
    this.addSql('drop table comment_reactions');
  }
}
