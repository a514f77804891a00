import { ReportsScreen } from '@portal/features';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';

/** The customer's reports on their own data, and the files they made (decisions, section 6). */
export const ReportsPage = () => (
  <ReportsScreen
    title={useScreenTitle('Reports')}
    monthly={addresses.monthlyReports}
    schedules={addresses.reportSchedules}
    density="roomy"
  />
);
