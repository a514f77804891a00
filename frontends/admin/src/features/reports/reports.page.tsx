import {
  CustomReportPage as CustomReport,
  MonthlyReportsList,
  ReportPage as Report,
  ReportSchedulesList,
  ReportsScreen,
} from '@portal/features';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { reportPickers } from './report-pickers.js';

/** Reports on everything, and the files of all users (decisions, section 6). */
export const ReportsPage = () => <ReportsScreen addresses={addresses} density="dense" pickers={reportPickers} />;

/** One report, for what its address asks. */
export const ReportPage = () => <Report addresses={addresses} pickers={reportPickers} />;

/** One report that an admin built. */
export const CustomReportPage = () => <CustomReport addresses={addresses} pickers={reportPickers} />;

/** The scheduled reports of all users (decisions 6.66). */
export const ReportSchedulesPage = () => (
  <ReportSchedulesList
    density="dense"
    pickers={reportPickers}
    filesHrefOf={addresses.reportsOfSchedule}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);

/** Drafts of monthly service reports to be reviewed, and those that were sent (decisions 6.57). */
export const MonthlyReportsPage = () => (
  <MonthlyReportsList
    density="dense"
    hrefOf={addresses.monthlyReport}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);
