import { Migration } from '@mikro-orm/migrations';

/** When a person was last sent an invitation, and whether an import sends one to those whom it adds. */
export class Migration0462Invitations extends Migration {
  override up(): void {
    this.addSql('alter table users add column invited_at timestamptz');
    this.addSql('alter table imports add column sends_invitations boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table imports drop column sends_invitations');
    this.addSql('alter table users drop column invited_at');
  }
}
