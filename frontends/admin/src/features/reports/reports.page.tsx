import { ReportsScreen } from '@portal/features';
import { addresses } from '../../addresses.js';
import { reportPickers } from './report-pickers.js';

/** Reports on everything, and the files of all users (decisions, section 6). */
export const ReportsPage = () => (
  <ReportsScreen
    monthly={addresses.monthlyReports}
    schedules={addresses.reportSchedules}
    density="dense"
    pickers={reportPickers}
  />
);
