import { MonthlyReportsList } from '@portal/features';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';

/** The monthly service reports that were sent to the user's company (decisions 6.57). */
export const MonthlyReportsPage = () => (
  <MonthlyReportsList
    title={useScreenTitle('Monthly service reports', 'All monthly service reports')}
    density="roomy"
    hrefOf={addresses.monthlyReport}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);
