import { Migration } from '@mikro-orm/migrations';

/** Browsers that show notifications, and the notifications that go to them. */
export class Migration0204WebPush extends Migration {
  override up(): void {
    this.addSql(`
      create table push_subscriptions (
        id uuid primary key,
        created_at timestamptz not null default now(),
        user_id uuid not null references users (id),
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        user_agent text,
        last_used_at timestamptz,
        failures integer not null default 0
      )`);
    this.addSql(`create index push_subscriptions_of_user on push_subscriptions (user_id)`);
    this.addSql(`alter table notifications add column pushed_to uuid[]`);
    this.addSql(
      `create index notifications_due_pushes on notifications (due_at) where status = 'queued' and channel = 'push'`,
    );
    this.addSql(`create index notifications_pushed on notifications (created_at) where channel = 'push'`);
  }

  override down(): void {
    this.addSql(`drop index notifications_pushed`);
    this.addSql(`drop index notifications_due_pushes`);
    this.addSql(`alter table notifications drop column pushed_to`);
    this.addSql(`drop table push_subscriptions`);
  }
}
