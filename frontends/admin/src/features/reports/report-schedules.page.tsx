import { ReportSchedulesList } from '@portal/features';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { reportPickers } from './report-pickers.js';

/** The scheduled reports of all users (decisions 6.66). */
export const ReportSchedulesPage = () => (
  <ReportSchedulesList
    density="dense"
    pickers={reportPickers}
    filesHrefOf={addresses.reportsOfSchedule}
    actions={<Link to={addresses.reports}>All reports</Link>}
  />
);
