import {
  CustomReportPage as CustomReport,
  MonthlyReportsList,
  ReportPage as Report,
  ReportSchedulesList,
  ReportsScreen,
} from '@portal/features';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';

/** The customer's reports on their own data, and the files they made (decisions, section 6). */
export const ReportsPage = () => (
  <ReportsScreen title={useScreenTitle('Reports')} addresses={addresses} density="roomy" />
);

/** One report, for what its address asks. */
export const ReportPage = () => <Report addresses={addresses} />;

/** One report that the customer built. */
export const CustomReportPage = () => <CustomReport addresses={addresses} />;

/** The reports that the customer has come by mail (decisions 6.66). */
export const ReportSchedulesPage = () => (
  <ReportSchedulesList
    title={useScreenTitle('Scheduled reports', 'All scheduled reports')}
    density="roomy"
    filesHrefOf={addresses.reportsOfSchedule}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);

/** The monthly service reports that were sent to the user's company (decisions 6.57). */
export const MonthlyReportsPage = () => (
  <MonthlyReportsList
    title={useScreenTitle('Monthly service reports', 'All monthly service reports')}
    density="roomy"
    hrefOf={addresses.monthlyReport}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);
