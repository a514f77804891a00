import type { EntityManager } from '@mikro-orm/postgresql';
import type { UpdateNotificationPreferences } from '@portal/contracts';
import { defaultPreferences } from './preferences.js';

type Changed = NonNullable<UpdateNotificationPreferences['preferences']>;

/**
 * A channel that isn't named keeps its choice; mail without one gets the row's default. What is switched off remembers
 * what it was.
 */
export async function storeChoices(em: EntityManager, userId: string, preferences: Changed): Promise<void> {
  const byCategory = new Map<string, Changed[number]>();
  for (const change of preferences) byCategory.set(change.category, { ...byCategory.get(change.category), ...change });
  const rows = [...byCategory.values()].map((change) => ({
    ...change,
    default_email: defaultPreferences.email[change.category],
  }));
  await em.execute(
    `insert into notification_preferences as p (user_id, category, email, email_before, push)
     select ?::uuid, c.category, coalesce(c.email, k.email, c.default_email),
       case when coalesce(c.email, k.email) = 'off'
         then case when k.email = 'off' then k.email_before else coalesce(k.email, nullif(c.default_email, 'off')) end end,
       coalesce(c.push, k.push)
     from json_to_recordset(?::json) as c(category text, email text, push text, default_email text)
     left join notification_preferences as k on k.user_id = ?::uuid and k.category = c.category
     on conflict (user_id, category) do update set email = excluded.email, email_before = excluded.email_before,
       push = excluded.push, updated_at = now()`,
    [userId, JSON.stringify(rows), userId],
    'run',
  );
}
