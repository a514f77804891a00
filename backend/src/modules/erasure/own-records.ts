import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '../../infrastructure/schedule/index.js';
import { fileKey } from '../../infrastructure/storage/file-storage.js';
import { EXPORT_FILES } from '../exports/index.js';
import { INBOUND_MAILS } from '../inbound-mail/index.js';
import { REPORT_FILES } from '../reports/index.js';
import type { ErasedPerson } from './erased-person.js';
import { bindNamed, textArray } from '../../infrastructure/database/named-values.js';

const BUMP = 'version = version + 1, updated_at = now()';

/** What is only there for the person's account, and goes with it. */
const removals: readonly string[] = [
  'delete from sessions where user_id = :id',
  'delete from magic_link_requests where email = any(:emails)',
  'delete from push_subscriptions where user_id = :id',
  'delete from notification_preferences where user_id = :id',
  'delete from notification_quiet_hours where user_id = :id',
  `delete from mail_reports where mail_id in (
     select id from notifications where recipient_id = :id or recipient_email = any(:emails))`,
  'delete from notifications where recipient_id = :id or recipient_email = any(:emails)',
  'delete from mail_suppressions where user_id = :id or address = any(:emails)',
  'delete from ticket_people where user_id = :id',
  'delete from saved_views where owner_id = :id and not is_shared',
  'delete from report_deliveries where recipient_id = :id',
  'delete from report_schedules where owner_id = :id or recipient_ids = array[:id]',
  'delete from pinned_reports where user_id = :id',
  'delete from report_runs where owner_id = :id',
  'delete from custom_reports where owner_id = :id and not is_shared',
  'delete from inbound_mails where user_id = :id or from_address = any(:emails)',
  'delete from refused_mails where from_address = any(:emails)',
  `delete from idempotency_keys where caller like '%' || :id || '%' or answer::text ilike '%' || :email || '%'`,
  'delete from search_documents where id = :id',
];

/** Columns that hold what the person said of themselves, in records that stay. */
const replacements: readonly string[] = [
  `update consultation_requests set name = :pseudonym, email = :newEmail, phone = null, company = null, ${BUMP}
   where customer_id = :id`,
  `update consultation_meetings set location = null, meeting_url = null, held_network = null, ${BUMP}
   where consultation_id in (select id from consultation_requests where customer_id = :id)`,
  `update customer_deals set accepted_ip = null, ${BUMP},
     accepted_by_name = case when accepted_by_name is null then null else :pseudonym end where customer_id = :id`,
  // a third party's answer is in the name of the admin who forwarded, under an address of its own (decisions 4.107)
  `update task_comments set mail_from = :newEmail, ${BUMP} where mail_from = any(:emails)
     or author_id = :id and mail_from is not null and (visibility = 'public' or mail_filed_by is null)`,
  `update companies set billing_email = null, ${BUMP} where billing_email = any(:emails)`,
  'update host_availability set takes_meetings = false, meeting_url = null where host_id = :id',
  `update error_reports set claimed_user_id = null, user_agent = '', system_info = '{}' where claimed_user_id = :idText`,
  `update imports set samples = '[]', first_lines = '[]' where id in (select import_id from import_lines where key = any(:emails)
     or exists (select from jsonb_array_elements_text(cells) as cell where lower(trim(cell)) = any(:emails)))`,
  `update import_lines set cells = '[]', changes = '[]', former = null, key = null where record_id = :id or key = any(:emails)
     or exists (select from jsonb_array_elements(changes) as own where lower(own ->> 'from') = any(:emails))
     or exists (select from jsonb_array_elements_text(cells) as cell where lower(trim(cell)) = any(:emails))`,
  `update domain_events set payload = payload || '{"changes": {}}' where entity_id = :id and jsonb_exists(payload, 'changes')`,
  `update report_schedules set recipient_ids = array_remove(recipient_ids, :id), ${BUMP}
   where :id = any(recipient_ids) and cardinality(recipient_ids) > 1`,
  // an archive that was made before the erasure holds what is erased
  `update data_exports set storage_path = null
   where person_id = :id or company_id = (select company_id from users where id = :id)`,
];

/** Folders with files of the person, and the rows that name them. */
const storedFiles: readonly [folder: string, rows: string][] = [
  [INBOUND_MAILS, 'inbound_mails where user_id = :id or from_address = any(:emails)'],
  [EXPORT_FILES, 'data_exports where person_id = :id or company_id = (select company_id from users where id = :id)'],
  [REPORT_FILES, 'report_runs where owner_id = :id'],
];

/**
 * Removes what belongs to the account alone, and replaces what the person said of themselves elsewhere.
 * @returns the keys of files without a row; they are to be removed once the rows are gone for good
 */
export async function eraseOwnRecords(em: EntityManager, person: ErasedPerson): Promise<string[]> {
  const keys: string[] = [];
  for (const [folder, rows] of storedFiles) {
    const files = await em.execute<{ path: string | null }[]>(
      ...bind(`select storage_path as path from ${rows}`, person),
    );
    keys.push(...files.flatMap(({ path }) => (path === null ? [] : fileKey(folder, path))));
  }
  for (const statement of [...replacements, ...removals]) await rowsOf(em, ...bind(statement, person));
  return keys;
}

const bind = (statement: string, { id, email, emails, newEmail, pseudonym }: ErasedPerson): [string, unknown[]] =>
  bindNamed(statement, {
    id: ['uuid', id],
    idText: ['text', id],
    email: ['text', email],
    emails: ['text[]', textArray(emails)],
    newEmail: ['text', newEmail],
    pseudonym: ['text', pseudonym],
  });
