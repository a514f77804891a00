import type { ReportDeliveryView, ReportScheduleView } from '@portal/contracts';
import { reportQueries, reportScheduleQueries, useCan } from '@portal/data-access';
import { sentenceOfFailure, withStop } from '@portal/ui';
import { ExactTime, StatusTag, useFocusBack } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReportPickers } from '../report-fields.js';
import { outcomeLabels, outcomeTones } from './schedule-labels.js';
import { ScheduleReport } from './schedule-report.js';
import '../reports.css';

interface OpenScheduleProps {
  schedule: ReportScheduleView;
  pickers: ReportPickers;
  filesHref: string;
  onClose: () => void;
}

/** A schedule to be changed; its history for those who may not. */
export function OpenSchedule({ schedule: given, pickers, filesHref, onClose }: OpenScheduleProps) {
  const [schedule] = useState(given); // as it was opened: what others change meanwhile is a conflict
  const available = useQuery(reportQueries.available());
  const canUpdate = useCan('report_schedule.update', schedule);
  if (!canUpdate) return <ScheduleHistory schedule={schedule} filesHref={filesHref} onClose={onClose} />;
  if (!available.data) return null;
  const { title, definition } = schedule;
  const parameters = available.data.find(({ name }) => name === definition)?.parameters ?? [];
  return (
    <ScheduleReport
      report={{ title, definition, parameters: parameters.map(({ name }) => name) }}
      schedule={schedule}
      pickers={pickers}
      onClose={onClose}
    />
  );
}

interface ScheduleHistoryProps {
  schedule: ReportScheduleView;
  /** Where the files of this schedule are listed. */
  filesHref: string;
  onClose: () => void;
}

/** What became of a schedule's sendings, person by person. */
export function ScheduleHistory({ schedule, filesHref, onClose }: ScheduleHistoryProps) {
  const [page, setPage] = useState(1);
  useFocusBack();
  const { data, error, refetch } = useQuery(reportScheduleQueries.history(schedule.id, page));
  return (
    <Drawer open size="min(560px, 100vw)" title={`History of “${schedule.title}”`} onClose={onClose}>
      <p className="mb-16 muted">
        The last 90 days. <Link to={filesHref}>See the files</Link>
      </p>
      {error && !data ? (
        <Alert
          type="error"
          showIcon
          title={sentenceOfFailure(error, 'The history could not be read.')}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : null}
      {!error && !data ? <Skeleton active title={false} /> : null}
      {data?.data.length === 0 ? <p className="report-preview__none">It has not gone out yet.</p> : null}
      <ul className="schedule-history mb-16 stack gap-12" aria-label="Sendings">
        {data?.data.map((delivery) => (
          <li key={delivery.id}>
            <strong>{delivery.recipient_name}</strong>
            <StatusTag tone={outcomeTones[delivery.outcome]}>{outcomeLabels[delivery.outcome]}</StatusTag>
            <small>
              <ExactTime at={delivery.due_at} />
              {detailOf(delivery)}
            </small>
          </li>
        ))}
      </ul>
      {page > 1 || data?.pagination.has_more ? (
        <span className="inline-row wrap gap-8">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button disabled={!data?.pagination.has_more} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </span>
      ) : null}
    </Drawer>
  );
}

function detailOf({ outcome, row_count: rows, reason }: ReportDeliveryView): string {
  if (reason !== null) return `. ${withStop(reason)}`;
  return outcome === 'sent' && rows !== null
    ? `, ${rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}`
    : '';
}
