import {
  businessHours,
  reportFormats,
  reportPeriodNames,
  reportPeriods,
  takesPeriod,
  type ReportFormat,
  type ReportParams,
  type ReportPeriod,
  type ReportScheduleView,
  type ReportTiming,
  type ScheduledReportParams,
} from '@portal/contracts';
import { useCreateReportSchedule, useSession, useUpdateReportSchedule } from '@portal/data-access';
import { dayOf, actionToasts, useNow } from '@portal/ui';
import { fieldErrorsOf } from '@portal/ui-antd';
import { Button, Checkbox, Form, Select } from 'antd';
import { useState } from 'react';
import { ReportFields, type ReportPickers } from '../report-fields.js';
import { reportToasts } from '../report-labels.js';
import { ReportSheet, useLeaveQuestion } from '../report-sheet.js';
import { periodDaysText, periodOf, type ScheduledReport } from './schedule-labels.js';
import { TimingFields } from './timing-fields.js';

interface ScheduleReportProps {
  report: ScheduledReport;
  /** What it was asked for before it is scheduled. */
  chosen?: { params: ReportParams; format: ReportFormat } | undefined;
  /** The one to be changed; a new one without it. */
  schedule?: ReportScheduleView | undefined;
  pickers: ReportPickers;
  onClose: () => void;
}

interface Draft {
  params: ScheduledReportParams;
  period: ReportPeriod | null;
  format: ReportFormat;
  timing: ReportTiming;
  recipient_ids: string[];
  skip_if_empty: boolean;
}

const DATES = new Set(['from', 'to', 'as_of']);
const PATH = 'params.';

/** Sets up or changes when a report goes out by mail, about which period, and to whom (decisions 6.66). */
export function ScheduleReport({ report, chosen, schedule, pickers, onClose }: ScheduleReportProps) {
  const { user, isAdmin } = useSession();
  const today = dayOf(useNow(), businessHours.zone);
  const [draft, setDraft] = useState(() => schedule ?? newDraft(report, chosen, today));
  const [recipientIds, setRecipientIds] = useState<string[]>(
    () => schedule?.recipients.map(({ id }) => id) ?? (user ? [user.id] : []),
  );
  const { close, leave } = useLeaveQuestion([draft, recipientIds], onClose);
  const save = useSaveSchedule(report, schedule, leave);
  const change = (changed: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changed }));
  const errorAt = (path: string) => {
    const messages = save.refused.filter((one) => one.path === path).map(({ message }) => message);
    return messages.length === 0 ? {} : { validateStatus: 'error' as const, help: messages.join('; ') };
  };
  const { params, period, format, timing, skip_if_empty } = draft;
  const isOfOneDay = report.parameters.includes('as_of');
  return (
    <ReportSheet
      title={schedule ? `Change the schedule of “${report.title}”` : `Schedule “${report.title}”`}
      width={640}
      onClose={close}
      formats={reportFormats}
      format={format}
      onFormat={(value) => change({ format: value })}
      isSending={save.isPending}
      buttons={
        <Button
          type="primary"
          loading={save.isPending}
          disabled={recipientIds.length === 0}
          onClick={() => save.run({ params, period, format, timing, recipient_ids: recipientIds, skip_if_empty })}
        >
          {schedule ? 'Save schedule' : 'Schedule report'}
        </Button>
      }
    >
      <p className="mb-16 muted">
        {isAdmin
          ? 'It comes by mail with its file, read with the rights that each recipient has at that moment.'
          : 'It comes to you by mail with its file, about what you see at that moment.'}
      </p>
      <Form layout="vertical" component="div">
        <TimingFields timing={timing} onChange={(value) => change({ timing: value })} />
        {takesPeriod(report.parameters) ? (
          <Form.Item
            label={isOfOneDay ? 'As of' : 'Period'}
            htmlFor="schedule-period"
            extra={period === null ? undefined : `Sent today: ${periodDaysText(period, today, isOfOneDay)}`}
            {...errorAt('period')}
          >
            <Select
              id="schedule-period"
              value={period}
              options={reportPeriods.map((value) => ({ value, label: periodLabel(value, isOfOneDay) }))}
              onChange={(value) => change({ period: value })}
            />
          </Form.Item>
        ) : null}
        <ReportFields
          parameters={report.parameters.filter((name) => !DATES.has(name))}
          params={params}
          onChange={(value) => change({ params: value })}
          errors={Object.fromEntries(
            save.refused.flatMap(({ path, message }) =>
              path.startsWith(PATH) ? [[path.slice(PATH.length), message]] : [],
            ),
          )}
          pickers={pickers}
        />
        {isAdmin && pickers.recipients ? (
          <Form.Item label="Recipients" htmlFor="schedule-recipients" {...errorAt('recipient_ids')}>
            {pickers.recipients({
              id: 'schedule-recipients',
              value: recipientIds,
              current: schedule?.recipients ?? [{ id: user.id, name: nameOf(user) }],
              onChange: setRecipientIds,
            })}
          </Form.Item>
        ) : (
          <Form.Item label="Recipient" {...errorAt('recipient_ids')}>
            <bdi>{user?.email}</bdi>
          </Form.Item>
        )}
        <Checkbox checked={skip_if_empty} onChange={({ target }) => change({ skip_if_empty: target.checked })}>
          Don’t send it when it has no rows
        </Checkbox>
      </Form>
    </ReportSheet>
  );
}

/** A report of one day is of the last day of its period. */
const periodLabel = (period: ReportPeriod, isOfOneDay: boolean): string =>
  isOfOneDay && period.startsWith('last_') ? `The end of: ${reportPeriodNames[period]}` : reportPeriodNames[period];

const nameOf = (user: { first_name: string | null; last_name: string | null; email: string }): string =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email;

/** What was asked for before, as far as a schedule keeps it; it goes out on the first of the month at eight. */
function newDraft(
  report: ScheduledReport,
  chosen: ScheduleReportProps['chosen'],
  today: string,
): Omit<Draft, 'recipient_ids'> {
  const kept = Object.entries(chosen?.params ?? {}).filter(([name]) => !DATES.has(name));
  return {
    params: Object.fromEntries(kept),
    period: takesPeriod(report.parameters) ? periodOf(chosen?.params ?? {}, today) : null,
    format: chosen?.format ?? 'csv',
    timing: { frequency: 'monthly', day: 1, hour: 8 },
    skip_if_empty: true,
  };
}

/** Saves the schedule; what is refused at a field is shown there, other refusals are a toast. */
function useSaveSchedule(
  { definition, customReportId }: ScheduledReport,
  schedule: ReportScheduleView | undefined,
  onSaved: () => void,
) {
  const create = useCreateReportSchedule();
  const update = useUpdateReportSchedule();
  const toasts = actionToasts(schedule ? reportToasts.rescheduled : reportToasts.scheduled);
  const options = {
    ...toasts,
    onSuccess: (answer: unknown) => {
      toasts.onSuccess(answer);
      onSaved();
    },
  };
  const run = (draft: Draft): void => {
    if (schedule) update.mutate({ id: schedule.id, version: schedule.version, ...draft }, options);
    else
      create.mutate(
        { definition, ...(customReportId === undefined ? {} : { custom_report_id: customReportId }), ...draft },
        options,
      );
  };
  return {
    run,
    isPending: create.isPending || update.isPending,
    refused: fieldErrorsOf(schedule ? update.error : create.error),
  };
}
