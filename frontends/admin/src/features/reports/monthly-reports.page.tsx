import { MonthlyReportsList } from '@portal/features';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

/** Drafts of monthly service reports to be reviewed, and those that were sent (decisions 6.57). */
export const MonthlyReportsPage = () => (
  <MonthlyReportsList
    density="dense"
    hrefOf={addresses.monthlyReport}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);
