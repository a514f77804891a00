import type { EntityManager } from '@mikro-orm/postgresql';
import { readMonthlyFigures } from './monthly-figures.js';
import { MonthlyReport } from './monthly-report.entity.js';
import { monthlySentences } from './monthly-sentences.js';

/** The draft of a company's month, which is to be persisted. */
export async function makeMonthlyReport(em: EntityManager, companyId: string, month: string): Promise<MonthlyReport> {
  const figures = await readMonthlyFigures(em, companyId, month);
  return MonthlyReport.create({ companyId, month, figures, texts: monthlySentences(month, figures) });
}
