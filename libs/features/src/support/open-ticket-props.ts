import type { TicketView } from '@portal/contracts';
import type { ChangeMark } from '@portal/ui-antd';

/** What a ticket is shown with, as a page or in a sheet. */
export interface OpenTicketProps {
  ticket: TicketView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}
