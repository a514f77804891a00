import type { recordAddresses } from '@portal/ui';

/** Where the reports of console or portal open. */
export type ReportAddresses = Pick<
  ReturnType<typeof recordAddresses>,
  | 'reports'
  | 'ownReports'
  | 'newReport'
  | 'sentReports'
  | 'report'
  | 'customReport'
  | 'filesOfReport'
  | 'reportsOfSchedule'
  | 'monthlyReports'
  | 'reportSchedules'
>;

/** Where a row of the library opens. */
export const addressOfEntry = (
  addresses: ReportAddresses,
  { report, custom_report_id: id }: { report: string; custom_report_id: string | null },
): string => (id === null ? addresses.report(report) : addresses.customReport({ id }));
