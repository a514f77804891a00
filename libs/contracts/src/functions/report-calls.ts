import { servedCall, type FunctionCall } from './function-call.js';

/** The specification's calls of reports (section 7). */
export const reportCalls: readonly FunctionCall[] = [
  servedCall('GET', 'reports', 'List the reports that you can run', { action: 'available' }),
  servedCall('POST', 'reports', 'Run a report: definition, params, format', { action: 'generate' }),
  servedCall('GET', 'reports', 'List your own custom reports and the shared ones', { action: 'custom' }),
  servedCall('POST', 'reports', 'Save a custom report: name, query, is_shared', { action: 'custom' }),
];
