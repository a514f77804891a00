import { ReportsScreen } from '@portal/features';

/** The customer's reports on their own data, and the files they made (decisions, section 6). */
export const ReportsPage = () => <ReportsScreen density="roomy" />;
