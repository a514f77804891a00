import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const reports = defineResource('/api/v1/reports/monthly', { key: keys.monthlyReports, restorable: false });

/** Monthly service reports: for admins all, for primary contacts those that were sent to their company. */
export const monthlyReportQueries = reports.queries;

/** Changes the sentences of a draft, sends it or puts it aside. */
export const useUpdateMonthlyReport = reports.useUpdate;

/** Where the browser downloads a report as PDF. */
export const monthlyReportPdfHref = ({ id }: { id: string }): string => `/api/v1/reports/monthly/${id}/pdf`;
