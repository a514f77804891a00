import type { EntityManager } from '@mikro-orm/postgresql';
import { importLimits, unknownChoices, type ImportView, type UnknownValues } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { columnsOf } from './headings.js';

/** The texts in columns of choices that are none of ours, the most frequent first. */
export async function unknownValuesOf(em: EntityManager, run: ImportView): Promise<UnknownValues> {
  const values: UnknownValues['values'] = [];
  for (const { field, at } of columnsOf(run, 'choice', 'choices')) {
    const cell = sql<string>`${sql.ref('cells')} ->> ${at}::int`;
    const filled = kysely(em)
      .selectFrom('import_lines')
      .where(sql`coalesce(${cell}, '')`, '<>', sql.lit(''));
    const own = filled
      .where('import_id', '=', run.id)
      .select([cell.as('text'), sql<number>`count(*)::int`.as('lines')]);
    const counted = own.groupBy('text').orderBy('lines', 'desc').orderBy('text');
    const rows = await counted.limit(importLimits.valuesToChoose).execute();
    const counts = new Map<string, number>();
    for (const { text, lines } of rows)
      for (const part of unknownChoices(text, field)) counts.set(part, (counts.get(part) ?? 0) + lines);
    for (const [text, line_count] of counts) values.push({ field: field.name, text, line_count });
  }
  return { values };
}
