import { definePolicy } from '../core/policy.js';

export const errorReportPolicy = definePolicy<undefined>()({
  'error_report.submit': { roles: ['anonymous', 'customer', 'admin'] },
  'error_group.list': { roles: ['admin'] },
  'error_group.read': { roles: ['admin'] },
  'error_group.update': { roles: ['admin'] },
});
