import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, paramsOfPeriod, ReportQuery, takesPeriod, type UserActor } from '@portal/contracts';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { compileQuery } from '../builder/compile-query.js';
import { visibleCustomReports } from '../custom/custom-reports.queries.js';
import { definitionFor, fillParams } from '../definitions/catalogue.js';
import type { RunRequest } from '../runs/report-run.entity.js';
import type { ReportSchedule } from './report-schedule.entity.js';

type Scheduled = Pick<ReportSchedule, 'definition' | 'customReportId' | 'params' | 'period' | 'format'>;

/**
 * What a reader gets of a schedule that is due on a day, by the rights that the reader has now.
 * @throws DomainError `forbidden` for a report that is for others; `not_found` for a custom one that the reader doesn't
 *   see; `project.not_found`; `invalid` for parameters that the reader can't send
 */
export async function runOfSchedule(
  em: EntityManager,
  reader: UserActor,
  { definition: name, customReportId, params, period, format }: Scheduled,
  day: string,
): Promise<RunRequest> {
  if (name === 'custom') {
    if (period !== null) refuse('period', 'This report is about no period');
    if (Object.keys(params).length > 0) refuse('params', 'A report that was built takes no parameters');
    const row = orNotFound(
      await visibleCustomReports(em, reader).where('c.id', '=', customReportId).executeTakeFirst(),
    );
    const query = ReportQuery.parse(row.query);
    compileQuery(reader, query);
    return { definition: name, customReportId: row.id, query, title: row.name, params, format };
  }
  const definition = definitionFor(reader, name);
  if (takesPeriod(definition.parameters) && period === null) refuse('period', 'Choose a period');
  if (!takesPeriod(definition.parameters) && period !== null) refuse('period', 'This report is about no period');
  const days = paramsOfPeriod(definition.parameters, period, day);
  const filled = await fillParams(em, reader, definition, { ...params, ...days });
  return { definition: name, title: definition.title, params: filled, format };
}

/** Why a recipient can't get the report, as owners read it. @throws the error, where it isn't about rights */
export function whyRefused(error: unknown): string {
  if (!(error instanceof DomainError) || error.status >= 500) throw error;
  if (error.code === 'forbidden') return 'May not run this report';
  if (error.code === 'not_found') return 'Does not see this report: it is not shared with them';
  if (error.code === 'invalid') return 'May not run this report with these parameters';
  return error.message;
}
