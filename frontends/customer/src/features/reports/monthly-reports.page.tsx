import { MonthlyReportsList } from '@portal/features';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

/** The monthly service reports that were sent to the user's company (decisions 6.57). */
export const MonthlyReportsPage = () => (
  <MonthlyReportsList
    density="roomy"
    hrefOf={addresses.monthlyReport}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);
