import { pageQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { reportQueries } from './report.queries.js';

const schedules = defineResource('/api/v1/report-schedules', {
  key: keys.reportSchedules,
  related: [keys.reportRuns, ...reportQueries.libraries],
  restorable: false,
});

const histories = [...keys.reportSchedules, 'history'] as const;

/** Scheduled reports: for admins all, for customers their own. */
export const reportScheduleQueries = {
  ...schedules.queries,
  histories,
  /** What became of each sending, person by person, newest first. */
  history: (id: string, page: number) =>
    pageQuery([...histories, id, page], '/api/v1/report-schedules/{id}/deliveries', {
      path: { id },
      query: { page, limit: 20 },
    }),
};

export const useCreateReportSchedule = schedules.useCreate;
export const useUpdateReportSchedule = schedules.useUpdate;
export const useDeleteReportSchedule = schedules.useDelete;

export const usePauseReportSchedule = schedules.step('pause');
export const useResumeReportSchedule = schedules.step('resume');
/** Sends it now as well; its next time stays. */
export const useSendReportSchedule = schedules.step('send');
