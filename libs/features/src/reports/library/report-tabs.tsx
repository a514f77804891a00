import { LinkTabs } from '@portal/ui-antd';
import type { ReportAddresses } from '../report-addresses.js';

/** The pages of reports: ours, one's own, what goes out by itself, and the files that were made. */
export const ReportTabs = ({ addresses }: { addresses: ReportAddresses }) => (
  <LinkTabs
    label="Reports"
    tabs={[
      { to: addresses.reports, label: 'Library' },
      { to: addresses.ownReports, label: 'Mine' },
      { to: addresses.reportSchedules, label: 'Scheduled' },
      { to: addresses.sentReports, label: 'Sent' },
    ]}
  />
);
