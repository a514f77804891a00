import {
  monthlyReportParts,
  type MonthlyReportPart,
  type MonthlyReportTexts,
  type MonthlyReportView,
} from '@portal/contracts';
import { monthlyReportPdfHref, monthlyReportQueries, useUpdateMonthlyReport } from '@portal/data-access';
import {
  MonthlyReportBody,
  monthlyReportStatusLabels,
  monthlyReportStatusTones,
  monthlyReportToasts,
  RecordBoundary,
} from '@portal/features';
import { useChannel } from '@portal/realtime';
import { actionToasts, monthText } from '@portal/ui';
import {
  currentRecordOf,
  DetailPage,
  downloadItem,
  ExactTime,
  fieldErrorsOf,
  MoreMenu,
  StatusTag,
  useConfirm,
  useUnsavedChanges,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Archive, RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { addresses } from '../../addresses.js';

const back = { to: addresses.monthlyReports, label: 'Monthly service reports' };

/** One monthly service report: its sentences are changed here, then it is sent. */
export function MonthlyReportDetailPage() {
  const { id = '' } = useParams();
  useChannel('reports');
  const result = useQuery(monthlyReportQueries.detail(id));
  return (
    <RecordBoundary result={result} back={back} noun="report">
      {(report) => <MonthlyReportDetail report={report} />}
    </RecordBoundary>
  );
}

type Changed = Partial<MonthlyReportTexts>;

function MonthlyReportDetail({ report }: { report: MonthlyReportView }) {
  const { id, company_name: company, month, status, recipients, texts } = report;
  // what was typed, on the version of the report that it was typed on
  const [edit, setEdit] = useState<{ version: number; texts: Changed }>();
  const update = useUpdateMonthlyReport();
  const confirm = useConfirm();
  const isDraft = status === 'draft';
  const mine = changesOf(texts, edit?.texts ?? {});
  const hasChanges = Object.keys(mine).length > 0;
  useUnsavedChanges(() => hasChanges);
  const errors = Object.fromEntries(
    fieldErrorsOf(update.error).map(({ path, message }) => [path.replace('texts.', ''), message]),
  );
  const put = (to: MonthlyReportView['status'] | undefined, done: keyof typeof monthlyReportToasts): void => {
    const toasts = actionToasts(monthlyReportToasts[done]);
    update.mutate(
      {
        id,
        version: edit?.version ?? report.version,
        ...(hasChanges ? { texts: mine } : {}),
        ...(to ? { status: to } : {}),
      },
      {
        onSuccess: (answer) => {
          setEdit(undefined);
          toasts.onSuccess(answer);
        },
        onError: (error) => {
          // after the conflict is shown, saving again decides
          const current = currentRecordOf(error) as MonthlyReportView | undefined;
          if (current && edit) setEdit({ ...edit, version: current.version });
          toasts.onError(error);
        },
      },
    );
  };
  const send = async (): Promise<void> => {
    const names = recipients.map(({ name, email }) => `${name} (${email})`).join(', ');
    const isSure = await confirm({
      title: `Send the report for ${monthText(month)}?`,
      text: `It goes by mail with its PDF to ${names}, and stands in the portal of ${company}. It can’t be changed after that.`,
      confirm: 'Send report',
      danger: false,
    });
    if (isSure) put('sent', 'sent');
  };
  return (
    <DetailPage
      back={back}
      title={`Service report, ${monthText(month)}`}
      eyebrow={<Link to={addresses.company({ id: report.company_id })}>{company}</Link>}
      status={<StatusTag tone={monthlyReportStatusTones[status]}>{monthlyReportStatusLabels[status]}</StatusTag>}
      actions={
        <>
          {isDraft ? (
            <>
              <Button disabled={!hasChanges} loading={update.isPending} onClick={() => put(undefined, 'saved')}>
                Save
              </Button>
              <Button
                type="primary"
                disabled={recipients.length === 0}
                loading={update.isPending}
                icon={<Send size={15} strokeWidth={1.75} />}
                onClick={() => void send()}
              >
                Send
              </Button>
            </>
          ) : null}
          <MoreMenu
            label="More for this report"
            groups={[
              [downloadItem('pdf', 'Download PDF', monthlyReportPdfHref(report))],
              isDraft
                ? [
                    {
                      key: 'skip',
                      label: 'Don’t send it',
                      icon: <Archive size={15} />,
                      onClick: () => put('skipped', 'skipped'),
                    },
                  ]
                : [],
              status === 'skipped'
                ? [
                    {
                      key: 'reopen',
                      label: 'Make it a draft again',
                      icon: <RotateCcw size={15} />,
                      onClick: () => put('draft', 'reopened'),
                    },
                  ]
                : [],
            ]}
          />
        </>
      }
    >
      <ReportFacts report={report} />
      <MonthlyReportBody
        report={report}
        {...(isDraft
          ? {
              edit: {
                texts: { ...texts, ...edit?.texts },
                errors,
                onChange: (part: MonthlyReportPart, text: string) =>
                  setEdit({ version: edit?.version ?? report.version, texts: { ...edit?.texts, [part]: text } }),
              },
            }
          : {})}
      />
    </DetailPage>
  );
}

const changesOf = (texts: MonthlyReportTexts, changed: Changed): Changed =>
  Object.fromEntries(
    monthlyReportParts.flatMap((part) => {
      const text = changed[part];
      return text === undefined || text === texts[part] ? [] : [[part, text]];
    }),
  );

/** Who gets it or got it, and when its figures are of. */
function ReportFacts({
  report: { status, recipients, company_name: company, company_id, created_at, sent_at, sent_by_name },
}: {
  report: MonthlyReportView;
}) {
  if (status === 'draft' && recipients.length === 0)
    return (
      <Alert
        className="monthly-report__warning"
        type="warning"
        showIcon
        title={
          <>
            {company} has no primary contact who could get this report. Name one with the{' '}
            <Link to={addresses.company({ id: company_id })}>company’s people</Link>.
          </>
        }
      />
    );
  return (
    <p className="mb-16 gap-4-16 flex wrap muted small">
      {sent_at === null ? (
        <span>Goes to {recipients.map(({ name }) => name).join(', ')}</span>
      ) : (
        <span>
          Sent <ExactTime at={sent_at} />
          {sent_by_name ? ` by ${sent_by_name}` : ''}
        </span>
      )}
      <span>
        Figures of <ExactTime at={created_at} />
      </span>
    </p>
  );
}
