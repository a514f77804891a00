import { Migration } from '@mikro-orm/migrations';

/** Where addresses are looked up by their spelling. */
const columns = [
  ['users', 'email'],
  ['companies', 'billing_email'],
  ['consultation_requests', 'email'],
  ['magic_link_requests', 'email'],
] as const;

interface Row {
  id: string;
  email: string;
}

/**
 * Gives every address the one spelling that mail servers look up: its domain mapped by UTS 46, in ASCII, without a last
 * dot. PostgreSQL can't map it, so this one isn't plain SQL. A person whose address another account has in that spelling
 * keeps the old one: the mailbox signs in to the other account.
 */
export class Migration0140EmailSpelling extends Migration {
  override async up(): Promise<void> {
    for (const [table, column] of columns) {
      const rows = (await this.execute(
        `select id, ${column} as email from ${table} where ${column} ~ '[^ -~]|[.]$' or ${column} <> lower(${column})`,
      )) as Row[];
      for (const { id, email } of rows) await this.respell(table, column, { id, email: spellingOf(email) });
    }
  }

  override down(): void {
    // the typed spelling isn't stored; the older code reads the new one as well
  }

  private async respell(table: string, column: string, { id, email }: Row): Promise<void> {
    const isFree =
      table === 'users' ? ' and not exists (select 1 from users where email = ? and deleted_at is null)' : '';
    await this.execute(
      `update ${table} set ${column} = ? where id = ?${isFree}`,
      isFree === '' ? [email, id] : [email, id, email],
    );
  }
}

function spellingOf(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text
    .slice(at + 1)
    .normalize('NFKC')
    .toLowerCase();
  if (/[/?#:@\\[\]%\s]/u.test(domain) || !URL.canParse(`http://${domain}`)) return text;
  return `${text.slice(0, at)}@${new URL(`http://${domain}`).hostname.replace(/\.+$/, '')}`;
}
