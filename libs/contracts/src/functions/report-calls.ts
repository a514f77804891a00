import { get, post, type FunctionCall } from './function-call.js';

/** The specification's calls of reports (section 7). */
export const reportCalls: readonly FunctionCall[] = [
  get('reports', 'List the reports that you can run', { action: 'available' }),
  post('reports', 'Run a report: definition, params, format', { action: 'generate' }),
  get('reports', 'List your own custom reports and the shared ones', { action: 'custom' }),
  post('reports', 'Save a custom report: name, query, is_shared', { action: 'custom' }),
];
