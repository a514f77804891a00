import { periodBefore, type ReportDefinitionView, type ReportParams, type ReportQuery } from '@portal/contracts';

type Parameters = ReportDefinitionView['parameters'];

/** What a report is asked for by its address; what the address leaves out is as the report has it by default. */
export const paramsIn = (search: URLSearchParams, parameters: Parameters): ReportParams =>
  Object.fromEntries(
    parameters.flatMap(({ name, default: usual }) => {
      const value = search.get(name) ?? usual;
      return value ? [[name, value]] : [];
    }),
  );

/** The address's part for what a report is asked for: what is as usual is left out, what was emptied is empty. */
export const searchOf = (params: ReportParams, parameters: Parameters): URLSearchParams =>
  new URLSearchParams(
    parameters.flatMap(({ name, default: usual }) => {
      const value = params[name] ?? '';
      return value === (usual ?? '') ? [] : [[name, value]];
    }),
  );

/** The same for a link that is sent: what is as usual too, since that changes with the days. */
export const fixedSearchOf = (params: ReportParams, parameters: Parameters): URLSearchParams =>
  new URLSearchParams(
    parameters.flatMap(({ name, default: usual }) => {
      const value = params[name] ?? '';
      return value === '' && usual === null ? [] : [[name, value]];
    }),
  );

const A_DAY = /^\d{4}-\d\d-\d\d$/;

/** What was built, asked of the period before; undefined unless its filter has the first and last day of one column. */
export function queryBefore(query: ReportQuery): { query: ReportQuery; from: string; to: string } | undefined {
  const dayOf = (of: string, bound: string): string | undefined => {
    const value = query.filters.find(({ column, operator }) => column === of && operator === bound)?.value;
    return typeof value === 'string' && A_DAY.test(value) ? value : undefined;
  };
  const columns = [...new Set(query.filters.map(({ column }) => column))];
  const [period, ...more] = columns.flatMap((column) => {
    const before = periodBefore({ from: dayOf(column, 'gte'), to: dayOf(column, 'lte') });
    return before ? [{ column, gte: before.from, lte: before.to }] : [];
  });
  if (!period || more.length > 0) return undefined;
  const filters = query.filters.map((filter) =>
    filter.column === period.column && (filter.operator === 'gte' || filter.operator === 'lte')
      ? { ...filter, value: period[filter.operator] }
      : filter,
  );
  return { query: { ...query, filters }, from: period.gte, to: period.lte };
}
