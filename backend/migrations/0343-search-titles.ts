import { Migration } from '@mikro-orm/migrations';

/** What is called exactly as typed is found at once, the newest first; what is typed has 200 characters at most. */
export class Migration0343SearchTitles extends Migration {
  override up(): void {
    this.addSql(`create index search_documents_exact on search_documents (lower(left(title, 200)), changed_at desc)
      where title <> ''`);
  }

  override down(): void {
    this.addSql('drop index search_documents_exact');
  }
}
