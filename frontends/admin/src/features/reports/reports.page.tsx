import {
  BuildReportPage as Build,
  CustomReportPage as CustomReport,
  MonthlyReportsList,
  OwnReports,
  ReportLibrary,
  ReportPage as Report,
  ReportSchedulesList,
  SentReports,
} from '@portal/features';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { reportPickers } from './report-pickers.js';

const frame = { addresses, density: 'dense', pickers: reportPickers } as const;

/** Reports on everything (decisions, section 6). */
export const ReportsPage = () => <ReportLibrary {...frame} />;

/** The reports that the admin built, and those that others share. */
export const OwnReportsPage = () => <OwnReports {...frame} title="My reports" />;

/** The files of all users. */
export const SentReportsPage = () => <SentReports {...frame} />;

/** A new report. */
export const BuildReportPage = () => <Build addresses={addresses} />;

/** One report, for what its address asks. */
export const ReportPage = () => <Report addresses={addresses} pickers={reportPickers} />;

/** One report that an admin built. */
export const CustomReportPage = () => <CustomReport addresses={addresses} pickers={reportPickers} />;

/** The scheduled reports of all users (decisions 6.66). */
export const ReportSchedulesPage = () => <ReportSchedulesList {...frame} />;

/** Drafts of monthly service reports to be reviewed, and those that were sent (decisions 6.57). */
export const MonthlyReportsPage = () => (
  <MonthlyReportsList
    density="dense"
    hrefOf={addresses.monthlyReport}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);
