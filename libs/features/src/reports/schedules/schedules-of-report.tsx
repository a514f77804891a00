import { reportTimingText, type Page, type ReportScheduleView } from '@portal/contracts';
import { reportScheduleQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { capitalized } from '@portal/ui';
import { RelativeTime, StatusTag } from '@portal/ui-antd';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { QueryBoundary } from '../../query-boundary.js';
import type { ReportAddresses } from '../report-addresses.js';
import type { ReportPickers } from '../report-fields.js';
import { OpenSchedule, ScheduleHistory } from './open-schedule.js';
import { aboutSchedule, ScheduleActions } from './schedule.columns.js';
import {
  lastOutcomeText,
  recipientsText,
  scheduleStatusLabels,
  scheduleStatusTones,
  toneOfOutcome,
  type ScheduledReport,
} from './schedule-labels.js';
import '../reports.css';

/** The schedules of one report, those that are due next first, live. */
export function useSchedulesOf({
  definition,
  customReportId,
}: ScheduledReport): UseQueryResult<Page<ReportScheduleView>> {
  useChannel('reports');
  const own = customReportId === undefined ? {} : { custom_report_id: customReportId };
  return useQuery(
    reportScheduleQueries.list({
      ...{ page: 1, limit: 100, sortBy: 'next_due_at', sortOrder: 'asc', definition: [definition] },
      ...own,
    }),
  );
}

interface SchedulesOfReportProps {
  result: UseQueryResult<Page<ReportScheduleView>>;
  pickers: ReportPickers;
  addresses: ReportAddresses;
  onNew: () => void;
}

/** When a report goes out, to whom, and what can be done about it. */
export function SchedulesOfReport({ result, pickers, addresses, onNew }: SchedulesOfReportProps) {
  const [open, setOpen] = useState<{ schedule: ReportScheduleView; part: 'change' | 'history' }>();
  const close = (): void => setOpen(undefined);
  const opened = open && {
    ...{ schedule: open.schedule, filesHref: addresses.reportsOfSchedule(open.schedule), onClose: close },
  };
  return (
    <>
      <QueryBoundary result={result} what="The schedules">
        {(page) =>
          page?.data.length === 0 ? (
            <p className="mb-16 muted">It goes out to nobody by itself.</p>
          ) : (
            <ul className="report-schedules mb-16 stack gap-12" aria-label="Schedules">
              {page?.data.map((schedule) => (
                <ScheduleItem
                  key={schedule.id}
                  schedule={schedule}
                  onEdit={() => setOpen({ schedule, part: 'change' })}
                  onHistory={() => setOpen({ schedule, part: 'history' })}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <Button icon={<Plus size={16} />} onClick={onNew}>
        New schedule
      </Button>
      {opened && open.part === 'change' ? <OpenSchedule {...opened} pickers={pickers} /> : null}
      {opened && open.part === 'history' ? <ScheduleHistory {...opened} /> : null}
    </>
  );
}

function ScheduleItem(props: ComponentProps<typeof ScheduleActions>) {
  const { timing, recipients, next_due_at: next, last_outcome: last, status } = props.schedule;
  return (
    <li className="row wrap between gap-8-16">
      <span className="stack gap-2 shrinks">
        <strong>{capitalized(reportTimingText(timing))}</strong>
        <small className="muted">
          {recipientsText(recipients)} · {aboutSchedule(props.schedule)}
        </small>
      </span>
      <span className="inline-row wrap gap-12">
        {next === null ? null : (
          <span className="muted small">
            Next <RelativeTime at={next} />
          </span>
        )}
        {last === null ? null : <StatusTag tone={toneOfOutcome(last)}>{lastOutcomeText(last)}</StatusTag>}
        <StatusTag tone={scheduleStatusTones[status]}>{scheduleStatusLabels[status]}</StatusTag>
        <ScheduleActions {...props} />
      </span>
    </li>
  );
}
