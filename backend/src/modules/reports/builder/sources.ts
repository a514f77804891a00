import {
  DomainError,
  reportSources,
  type ReportFunction,
  type ReportSourceName,
  type ReportSourceView,
  type UserActor,
} from '@portal/contracts';
import { companySource, peopleSource } from './customer-sources.js';
import { dealSource, invoiceSource, paymentSource } from './money-sources.js';
import { functionsOf, operatorsOf, type ReportSource, type SourceColumn } from './report-source.js';
import { consultationSource, ticketSource } from './service-sources.js';
import { projectSource, taskSource } from './work-sources.js';

const sources: Readonly<Record<ReportSourceName, ReportSource>> = {
  projects: projectSource,
  tasks: taskSource,
  tickets: ticketSource,
  consultations: consultationSource,
  deals: dealSource,
  invoices: invoiceSource,
  payments: paymentSource,
  companies: companySource,
  people: peopleSource,
};

/** A source with the columns that its reader may use. @throws DomainError `forbidden` for one that is for others */
export function sourceFor({ role }: UserActor, name: ReportSourceName): ReportSource {
  const source = sources[name];
  if (role === 'admin') return source;
  if (source.isInternal) throw new DomainError('forbidden');
  const columns = Object.entries(source.columns).filter(([, { isInternal }]) => !isInternal);
  return { ...source, columns: Object.fromEntries(columns) };
}

/** All of them, as the builder offers them. */
export const sourcesFor = (reader: UserActor): ReportSourceView[] =>
  reportSources
    .filter((name) => reader.role === 'admin' || !sources[name].isInternal)
    .map((name) => {
      const { label, columns } = sourceFor(reader, name);
      return { name, label, columns: Object.entries(columns).map(([of, column]) => toColumnView(of, column)) };
    });

const toColumnView = (name: string, column: SourceColumn): ReportSourceView['columns'][number] => ({
  name,
  label: column.label,
  sentence: column.sentence,
  unit: column.unit,
  choices: column.choices ? [...column.choices] : null,
  operators: operatorsOf(column),
  functions: functionsOf(column) satisfies ReportFunction[],
});
