import { ReportSchedulesList } from '@portal/features';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';

/** The reports that the customer has come by mail (decisions 6.66). */
export const ReportSchedulesPage = () => (
  <ReportSchedulesList
    title={useScreenTitle('Scheduled reports', 'All scheduled reports')}
    density="roomy"
    filesHrefOf={addresses.reportsOfSchedule}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);
