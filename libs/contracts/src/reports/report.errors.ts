import { defineErrors } from '../core/define-errors.js';

export const reportErrors = defineErrors({
  'report.too_slow': [
    409,
    'These figures take longer than {seconds} seconds to read. Choose a shorter period or fewer records',
  ],
  'report.too_many_rows': [409, 'A PDF holds at most {count} rows, and this report has more. Choose CSV or Excel'],
  'report.too_large': [409, 'The file would be larger than {megabytes} MB. Choose a shorter period or fewer records'],
  'report_run.too_many': [409, '{count} of your reports are still being made. Wait for one, or cancel it'],
  'report_run.not_ready': [409, 'This report has no file: it is not finished, has failed or was cancelled'],
  'monthly_report.no_recipient': [
    409,
    '{company} has no primary contact who could get this report. Name one with the company’s people first',
  ],
  'monthly_report.already_sent': [409, 'This report was sent on {day}; what its readers have stays as it is'],
  'report_schedule.too_many': [409, 'You have {count} schedules already. Delete one of them first'],
  'report_schedule.report_gone': [409, 'The report of this schedule was deleted, so that it cannot be sent any more'],
  'report_schedule.is_sending': [409, 'It is being sent at this moment. Wait until it has ended'],
  'report_run.expired': [410, 'Files of reports are kept for 90 days, and this one is gone. Run the report again'],
});
