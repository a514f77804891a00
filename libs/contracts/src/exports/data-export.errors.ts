import { defineErrors } from '../core/define-errors.js';

export const dataExportErrors = defineErrors({
  'data_export.too_many': [409, '{count} of your exports are still being made. Wait for one, or cancel it'],
  'data_export.too_large': [409, 'The archive would be larger than {gigabytes} GB'],
  'data_export.not_ready': [409, 'This export has no archive: it is not finished, has failed or was cancelled'],
  'data_export.expired': [410, 'Archives are kept for 14 days, and this one is gone. Ask for a new export'],
});
