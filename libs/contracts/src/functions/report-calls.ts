import type { FunctionCall } from './function-call.js';

const call = (row: Omit<FunctionCall, 'name' | 'session'>): FunctionCall => ({
  name: 'reports',
  session: true,
  ...row,
});

/** The specification's calls of reports (section 7). */
export const reportCalls: readonly FunctionCall[] = [
  call({
    method: 'GET',
    action: 'available',
    route: 'reports/available',
    summary: 'List the reports that you can run',
  }),
  call({
    method: 'POST',
    action: 'generate',
    route: 'reports/generate',
    summary: 'Run a report: definition, params, format',
  }),
  call({
    method: 'GET',
    action: 'custom',
    route: 'reports/custom',
    summary: 'List your own custom reports and the shared ones',
  }),
  call({
    method: 'POST',
    action: 'custom',
    route: 'reports/custom',
    summary: 'Save a custom report: name, query, is_shared',
  }),
];
