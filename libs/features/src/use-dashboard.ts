import { analyticsQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { useQuery } from '@tanstack/react-query';
import { useLiveConsultations } from './live/use-live-rows.js';

/** The numbers of the person's dashboard, kept live with the requests beside them. */
export function useDashboard() {
  useChannel('dashboard');
  useLiveConsultations();
  return useQuery(analyticsQueries.dashboard());
}
