import { listReportSchedules, reportScheduleStatuses, type ReportScheduleView } from '@portal/contracts';
import { reportQueries, reportScheduleQueries, useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { ReportPickers } from '../report-fields.js';
import { scheduleColumns } from './schedule.columns.js';
import { ScheduleActions } from './schedule-actions.js';
import { ScheduleHistory } from './schedule-history.js';
import { scheduleStatusLabels } from './schedule-labels.js';
import { ScheduleReport } from './schedule-report.js';
import '../reports.css';

const filters: readonly ListFilter[] = [
  {
    key: 'status',
    label: 'Status',
    options: reportScheduleStatuses.map((value) => ({ value, label: scheduleStatusLabels[value] })),
    multiple: true,
  },
];

const noPickers: ReportPickers = {};

interface ReportSchedulesListProps {
  density: 'dense' | 'roomy';
  pickers?: ReportPickers;
  /** Where the files of a schedule are listed. */
  filesHrefOf: (schedule: { id: string }) => string;
  actions?: ReactNode;
}

/** Reports that go out by mail again and again, what became of them last, and when they go out next, live. */
export function ReportSchedulesList({ density, pickers = noPickers, filesHrefOf, actions }: ReportSchedulesListProps) {
  useChannel('reports');
  const { isAdmin } = useSession();
  const [query, setQuery] = useListQuery(listReportSchedules);
  const result = useQuery(reportScheduleQueries.list(query));
  const available = useQuery(reportQueries.available());
  const [edited, setEdited] = useState<ReportScheduleView>();
  const [history, setHistory] = useState<ReportScheduleView>();
  const columns = useMemo(
    () =>
      scheduleColumns(isAdmin, (schedule) => (
        <ScheduleActions
          schedule={schedule}
          onEdit={() => setEdited(schedule)}
          onHistory={() => setHistory(schedule)}
        />
      )),
    [isAdmin],
  );
  const parameters = available.data?.find(({ name }) => name === edited?.definition)?.parameters ?? [];
  return (
    <>
      <ListPage<ReportScheduleView, typeof query>
        title="Scheduled reports"
        noun={['schedule', 'schedules']}
        density={density}
        result={result}
        columns={columns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        hasSearch={false}
        empty={{
          title: 'Nothing is scheduled',
          text: 'Open a report, choose what it shall show, and press “Schedule”: it then comes by mail every day, week or month.',
        }}
        nameOf={({ title }) => title}
        actions={actions}
      />
      {edited && available.data ? (
        <ScheduleReport
          key={edited.id}
          report={{
            title: edited.title,
            definition: edited.definition,
            parameters: parameters.map(({ name }) => name),
          }}
          schedule={edited}
          pickers={pickers}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {history ? (
        <ScheduleHistory
          key={history.id}
          schedule={history}
          filesHref={filesHrefOf(history)}
          onClose={() => setHistory(undefined)}
        />
      ) : null}
    </>
  );
}
