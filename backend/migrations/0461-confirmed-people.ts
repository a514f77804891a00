import { Migration } from '@mikro-orm/migrations';

/**
 * Whether names and company of a person come from an admin, or from the person after a sign-in, and not only from a form
 * of the public site. A public request creates its account in the same transaction: an account of a request that nobody
 * has changed since is taken as what a visitor typed.
 */
export class Migration0461ConfirmedPeople extends Migration {
  override up(): void {
    this.addSql('alter table users add column is_confirmed boolean not null default true');
    this.addSql(`
      update users as u set is_confirmed = false
      where u.status = 'invited' and u.version = 1 and exists (
        select from consultation_requests as r
        where r.customer_id = u.id and r.source = 'public' and r.created_at - u.created_at < interval '5 seconds')`);
  }

  override down(): void {
    this.addSql('alter table users drop column is_confirmed');
  }
}
