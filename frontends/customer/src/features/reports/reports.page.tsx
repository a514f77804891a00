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
import { useScreenTitle } from '../../list-title.js';

const frame = { addresses, density: 'roomy' } as const;

/** The customer's reports on their own data (decisions, section 6). */
export const ReportsPage = () => <ReportLibrary {...frame} title={useScreenTitle('Reports')} />;

/** The reports that the customer built. */
export const OwnReportsPage = () => <OwnReports {...frame} title="My reports" />;

/** The files that the customer had made. */
export const SentReportsPage = () => (
  <SentReports {...frame} title={useScreenTitle('Sent reports', 'All sent reports')} />
);

/** A new report. */
export const BuildReportPage = () => <Build addresses={addresses} />;

/** One report, for what its address asks. */
export const ReportPage = () => <Report addresses={addresses} />;

/** One report that the customer built. */
export const CustomReportPage = () => <CustomReport addresses={addresses} />;

/** The reports that the customer has come by mail (decisions 6.66). */
export const ReportSchedulesPage = () => (
  <ReportSchedulesList {...frame} title={useScreenTitle('Scheduled reports', 'All scheduled reports')} />
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
