import { Migration } from '@mikro-orm/migrations';

/** Replies in a request's conversation, beside the contacts that admins note. */
export class Migration0022ConsultationReplies extends Migration {
  override up(): void {
    this.addSql('alter table consultation_contacts drop constraint consultation_contacts_way_check');
    this.addSql(`
      alter table consultation_contacts add constraint consultation_contacts_way_check
        check (way in ('call', 'email', 'message', 'in_person', 'reply')) not valid`);
    this.addSql('alter table consultation_contacts validate constraint consultation_contacts_way_check');
  }

  override down(): void {
    this.addSql(`delete from consultation_contacts where way = 'reply'`);
    this.addSql('alter table consultation_contacts drop constraint consultation_contacts_way_check');
    this.addSql(`
      alter table consultation_contacts add constraint consultation_contacts_way_check
        check (way in ('call', 'email', 'message', 'in_person'))`);
  }
}
