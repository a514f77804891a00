import { Migration } from '@mikro-orm/migrations';

/** A request for a consultation may go for good, although a project came of it. */
export class Migration0041ProjectConsultations extends Migration {
  override up(): void {
    this.addSql(`alter table projects drop constraint projects_consultation_id_fkey`);
    this.addSql(`
      alter table projects add constraint projects_consultation_id_fkey
        foreign key (consultation_id) references consultation_requests (id) on delete set null not valid`);
    this.addSql(`alter table projects validate constraint projects_consultation_id_fkey`);
    this.addSql(`create index projects_consultation on projects (consultation_id) where consultation_id is not null`);
  }

  override down(): void {
    this.addSql('drop index projects_consultation');
    this.addSql(`alter table projects drop constraint projects_consultation_id_fkey`);
    this.addSql(`
      alter table projects add constraint projects_consultation_id_fkey
        foreign key (consultation_id) references consultation_requests (id) not valid`);
    this.addSql(`alter table projects validate constraint projects_consultation_id_fkey`);
  }
}
