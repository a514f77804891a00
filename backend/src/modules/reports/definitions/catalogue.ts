import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  reportFormats,
  type ReportDefinitionView,
  type ReportName,
  type ReportParameterName,
  type ReportParams,
  type UserActor,
} from '@portal/contracts';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { refuse, refuseAll } from '../../../infrastructure/errors/refuse.js';
import { getProjectAccess } from '../../projects/index.js';
import {
  consultationFunnelReport,
  errorTrendReport,
  notificationDeliveryReport,
  supportSlaReport,
} from './service-reports.js';
import { customerHealthReport } from './customer-health.js';
import { dealsReport, promoPerformanceReport, receivablesAgeingReport, revenueSummaryReport } from './money-reports.js';
import { assertPeriod } from './periods.js';
import { projectStatusReport, taskThroughputReport, weightsReport } from './work-reports.js';
import { toColumnView, type ReportDefinition } from './report-definition.js';
import { firstDayOf, monthBefore } from '../monthly/months.js';

/** Every report, in the order in which it is offered. */
const definitions: readonly ReportDefinition[] = [
  revenueSummaryReport,
  receivablesAgeingReport,
  dealsReport,
  promoPerformanceReport,
  consultationFunnelReport,
  projectStatusReport,
  taskThroughputReport,
  weightsReport,
  supportSlaReport,
  customerHealthReport,
  notificationDeliveryReport,
  errorTrendReport,
];

/** Parameters by which only admins narrow a report: other users see their own rows anyway. */
const adminsOnly: ReadonlySet<ReportParameterName> = new Set(['customer_id', 'company_id']);

/** What is drawn can be drawn otherwise. */
const parametersFor = ({ parameters, chart }: ReportDefinition, { role }: UserActor): ReportParameterName[] => [
  ...parameters.filter((name) => role === 'admin' || !adminsOnly.has(name)),
  ...(chart ? (['chart'] as const) : []),
];

/** What a parameter is when it isn't sent. @param today at the office */
function defaultOf(name: ReportParameterName, today: string): string | null {
  if (name === 'from') return firstDayOf(monthBefore(today.slice(0, 7), 11));
  if (name === 'to' || name === 'as_of') return today;
  return name === 'bucket' ? 'month' : null;
}

/** The reports that a reader can run. */
export async function availableReports(em: EntityManager, reader: UserActor): Promise<ReportDefinitionView[]> {
  const today = await businessDay(em);
  return definitions.flatMap((definition) => {
    const title = definition.titles[reader.role];
    if (title === undefined) return [];
    return {
      name: definition.name,
      title,
      description: definition.description,
      parameters: parametersFor(definition, reader).map((name) => ({ name, default: defaultOf(name, today) })),
      columns: definition.columns(reader.role).map(toColumnView),
      formats: [...reportFormats],
    };
  });
}

/** @throws DomainError `forbidden` for a report that is for others */
export function definitionFor(reader: UserActor, name: ReportName): ReportDefinition & { title: string } {
  const definition = definitions.find((one) => one.name === name);
  const title = definition?.titles[reader.role];
  if (!definition || title === undefined) throw new DomainError('forbidden');
  return { ...definition, title };
}

/**
 * What was asked for, with the defaults of what wasn't.
 * @throws DomainError `invalid` naming a parameter that the report doesn't take, or a period that runs backwards
 * @throws DomainError `project.not_found` for a project that the reader doesn't see
 */
export async function fillParams(
  em: EntityManager,
  reader: UserActor,
  definition: ReportDefinition,
  sent: ReportParams,
): Promise<ReportParams> {
  const known = parametersFor(definition, reader);
  const strange = (Object.keys(sent) as ReportParameterName[]).filter((name) => !known.includes(name));
  refuseAll(strange.map((name) => ({ path: `params.${name}`, message: 'This report does not take it' })));
  const today = await businessDay(em);
  const filled: Record<string, string> = {};
  for (const name of known) {
    const value = sent[name] ?? defaultOf(name, sent.to ?? today);
    if (value !== null) filled[name] = value;
  }
  const params: ReportParams = filled;
  assertPeriod(params);
  // balances of a day that is to come are not known
  if (params.as_of !== undefined && params.as_of > today) refuse('params.as_of', 'Choose today or a day before');
  if (params.project_id !== undefined) await getProjectAccess(em, reader, params.project_id);
  return params;
}
