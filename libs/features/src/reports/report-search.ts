import type { ReportDefinitionView, ReportParams } from '@portal/contracts';

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
