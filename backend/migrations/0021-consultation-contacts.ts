import { Migration } from '@mikro-orm/migrations';

/** Contacts with the requester, recorded by an admin; and the page a request was sent from. */
export class Migration0021ConsultationContacts extends Migration {
  override up(): void {
    this.addSql('alter table consultation_requests add column source_page text');
    this.addSql(`
      create table consultation_contacts (
        id uuid primary key,
        created_at timestamptz not null,
        consultation_id uuid not null references consultation_requests (id) on delete cascade,
        way text not null check (way in ('call', 'email', 'message', 'in_person')),
        contacted_at timestamptz not null,
        note text not null,
        author_id uuid not null references users (id)
      )`);
    this.addSql(
      'create index consultation_contacts_consultation on consultation_contacts (consultation_id, contacted_at desc)',
    );
    this.addSql('create index consultation_contacts_author on consultation_contacts (author_id)');
  }

  override down(): void {
    this.addSql('drop table consultation_contacts');
    this.addSql('alter table consultation_requests drop column source_page');
  }
}
