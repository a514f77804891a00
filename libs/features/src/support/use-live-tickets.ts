import type { ChangeMarks } from '@portal/ui-antd';
import { useLiveRows } from '../live/use-live-rows.js';

/** Keeps support tickets on the screen live; gives those that another user changed a moment ago. */
export const useLiveTickets = (): ChangeMarks => useLiveRows('support', 'support_tickets');
