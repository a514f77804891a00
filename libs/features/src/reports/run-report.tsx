import type { ReportDefinitionView, ReportFormat, ReportParams } from '@portal/contracts';
import { reportQueries, useGenerateReport } from '@portal/data-access';
import { sentenceOfFailure, useActionToasts, useDebounced } from '@portal/ui';
import { fieldErrorsOf } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { CalendarClock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ReportFields, type ReportPickers } from './report-fields.js';
import { reportToasts } from './report-labels.js';
import { ReportPreviewTable } from './report-preview.js';
import { ReportSheet } from './report-sheet.js';

interface RunReportProps {
  definition: ReportDefinitionView;
  /** What an earlier run was asked for; the defaults without it. */
  params?: ReportParams | undefined;
  format?: ReportFormat | undefined;
  pickers: ReportPickers;
  onClose: () => void;
  /** Goes on to a schedule with what was chosen. */
  onSchedule: (chosen: { params: ReportParams; format: ReportFormat }) => void;
}

const defaultsOf = ({ parameters }: ReportDefinitionView): ReportParams =>
  Object.fromEntries(parameters.flatMap(({ name, default: value }) => (value === null ? [] : [[name, value]])));

const PATH = 'params.';

/** Asks a report: its parameters with the first rows beside them, and the format of the file. */
export function RunReport({
  definition,
  params: before,
  format: formerly,
  pickers,
  onClose,
  onSchedule,
}: RunReportProps) {
  const [params, setParams] = useState(before ?? defaultsOf(definition));
  const [format, setFormat] = useState<ReportFormat>(formerly ?? 'csv');
  const text = JSON.stringify(params);
  const asked = useDebounced(text);
  const body = useMemo(
    () => ({ definition: definition.name, params: JSON.parse(asked) as ReportParams }),
    [definition.name, asked],
  );
  const { data, error, isPending, isPlaceholderData } = useQuery(reportQueries.preview(body));
  const generate = useGenerateReport();
  const toasts = useActionToasts(reportToasts.generated);
  const refused = fieldErrorsOf(error);
  const errors = Object.fromEntries(
    refused.map(({ path, message }) => [path.startsWith(PATH) ? path.slice(PATH.length) : path, message]),
  );
  const run = (): void =>
    generate.mutate(
      { definition: definition.name, params, format },
      {
        ...toasts,
        onSuccess: () => {
          toasts.onSuccess();
          onClose();
        },
      },
    );
  return (
    <ReportSheet
      title={definition.title}
      width={880}
      onClose={onClose}
      formats={definition.formats}
      format={format}
      onFormat={setFormat}
      isSending={generate.isPending}
      buttons={
        <>
          <Button icon={<CalendarClock size={15} strokeWidth={1.75} />} onClick={() => onSchedule({ params, format })}>
            Schedule
          </Button>
          <Button type="primary" loading={generate.isPending} disabled={refused.length > 0} onClick={run}>
            Run report
          </Button>
        </>
      }
    >
      <p className="mb-16 muted">{definition.description}</p>
      <ReportFields
        parameters={definition.parameters.map(({ name }) => name)}
        params={params}
        onChange={setParams}
        errors={errors}
        pickers={pickers}
      />
      <section aria-label="Preview" aria-busy={isPending || isPlaceholderData || asked !== text}>
        <h3 className="run-report__title medium">Preview</h3>
        {error && refused.length === 0 ? (
          <Alert type="warning" showIcon title={sentenceOfFailure(error, 'The preview could not be read.')} />
        ) : null}
        {!error && data ? <ReportPreviewTable title={definition.title} preview={data} /> : null}
        {!error && !data ? <Skeleton active title={false} /> : null}
      </section>
    </ReportSheet>
  );
}
