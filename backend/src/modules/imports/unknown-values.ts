import type { EntityManager } from '@mikro-orm/postgresql';
import { importLimits, unknownChoices, type ImportView, type UnknownValues } from '@portal/contracts';
import { columnsOf } from './headings.js';

/** The texts in columns of choices that are none of ours, the most frequent first. */
export async function unknownValuesOf(em: EntityManager, run: ImportView): Promise<UnknownValues> {
  const values: UnknownValues['values'] = [];
  for (const { field, at } of columnsOf(run, 'choice', 'choices')) {
    const rows = await em.execute<{ text: string; lines: number }[]>(
      `select cells ->> ?::int as text, count(*)::int as lines from import_lines
       where import_id = ? and coalesce(cells ->> ?::int, '') <> '' group by 1 order by 2 desc, 1 limit ?`,
      [at, run.id, at, importLimits.valuesToChoose],
    );
    const counts = new Map<string, number>();
    for (const { text, lines } of rows)
      for (const part of unknownChoices(text, field)) counts.set(part, (counts.get(part) ?? 0) + lines);
    for (const [text, line_count] of counts) values.push({ field: field.name, text, line_count });
  }
  return { values };
}
