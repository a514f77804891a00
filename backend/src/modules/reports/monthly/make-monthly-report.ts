import type { EntityManager } from '@mikro-orm/postgresql';
import { readMonthlyFigures } from './monthly-figures.js';
import { MonthlyReport } from './monthly-report.entity.js';
import { monthlySentences } from './monthly-sentences.js';

/**
 * The draft of a company's month, which is to be persisted.
 * @param countedOn the day that its open items are said to be of; today, unless it is made later
 */
export async function makeMonthlyReport(
  em: EntityManager,
  companyId: string,
  month: string,
  countedOn?: string,
): Promise<MonthlyReport> {
  const counted = await readMonthlyFigures(em, companyId, month);
  const figures = { ...counted, counted_on: countedOn ?? counted.counted_on };
  return MonthlyReport.create({ companyId, month, figures, texts: monthlySentences(month, figures) });
}
