import {
  CreateCustomReport,
  reportFormats,
  type CustomReportView,
  type ReportFormat,
  type ReportQuery,
  type ReportSourceName,
  type ReportSourceView,
} from '@portal/contracts';
import {
  customReportQueries,
  useCreateCustomReport,
  useGenerateCustomReport,
  useSession,
  useUpdateCustomReport,
} from '@portal/data-access';
import { useActionToasts, useDebounced } from '@portal/ui';
import { Segmented, WaitingNote } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input, Select, Skeleton, type InputRef } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { reportFormatLabels, reportToasts } from '../report-labels.js';
import { PreviewSection } from '../report-preview.js';
import { useLeaveQuestion, type FormatChoice } from '../report-sheet.js';
import { useRunToasts } from '../use-run-toasts.js';
import { FilterRows, focusMissing } from './filter-rows.js';
import { draftOf, emptyDraft, mayHaveGoal, queryOf, sourceAt, type QueryDraft } from './query-draft.js';
import { ChartField, GoalFields, ShapeFields } from './shape-fields.js';
import './report-builder.css';

interface ReportBuilderProps {
  /** Absent while they are read. */
  sources: readonly ReportSourceView[] | undefined;
  /** The one to be changed; a new one without it. */
  report?: CustomReportView | undefined;
  /** Where the files of such reports are listed. */
  filesHref: string;
  /** The format of the file that is asked for next, here or on the report’s page. */
  choice: FormatChoice;
  onSaved: (report: CustomReportView) => void;
}

/**
 * Builds a report: of what, which columns or groups, which rows, how it is drawn; with its first rows beside it
 * (specification, section 7).
 */
export const ReportBuilder = ({ sources, ...props }: ReportBuilderProps) =>
  sources ? <Builder sources={sources} {...props} /> : <Skeleton active title={false} />;

function Builder({
  sources,
  report,
  filesHref,
  choice: [format, setFormat],
  onSaved,
}: ReportBuilderProps & { sources: readonly ReportSourceView[] }) {
  const first = sources[0];
  const [draft, setDraft] = useState<QueryDraft | undefined>(() =>
    report ? draftOf(report.query) : first && emptyDraft(first),
  );
  const [name, setName] = useState(report?.name ?? '');
  const [isShared, setShared] = useState(report?.is_shared ?? false);
  const { isAdmin, user } = useSession();
  const mayUnshare = report === undefined || report.owner_id === user?.id;
  const query = draft && queryOf(draft);
  const leave = useLeaveQuestion([draft, name, isShared], () => undefined).leave;
  const save = useSave(report, filesHref, (saved) => {
    leave();
    onSaved(saved);
  });
  const source = draft && sourceAt(sources, draft.source);
  const nameField = useRef<InputRef>(null);
  const [isTried, setTried] = useState(false);
  const fault = faultOf(name);
  const nameFault = name === '' && !isTried ? undefined : fault;
  const isReady = query !== undefined && isComplete(query); // the preview says what is missing
  const submit = (toFile?: ReportFormat): void => {
    setTried(true);
    if (fault !== undefined) nameField.current?.focus();
    else if (query && !focusMissing(draft.filters)) save.run({ name: name.trim(), query, is_shared: isShared }, toFile);
  };
  if (!draft || !source || !query) return null;
  return (
    <div className="report-builder stack gap-24">
      <Form layout="vertical" component="div" requiredMark={false} className="report-builder__fields">
        <Form.Item
          label="Name"
          htmlFor="report-name"
          required
          {...(nameFault === undefined
            ? {}
            : { validateStatus: 'error' as const, help: <span id="report-name-fault">{nameFault}</span> })}
        >
          <Input
            ref={nameField}
            id="report-name"
            value={name}
            aria-describedby={nameFault === undefined ? undefined : 'report-name-fault'}
            onChange={(event) => setName(event.target.value)}
          />
        </Form.Item>
        <Form.Item label="Report on" htmlFor="report-source">
          <Select
            id="report-source"
            value={draft.source}
            options={sources.map(({ name: value, label }) => ({ value, label }))}
            onChange={(to: ReportSourceName) => {
              const next = sourceAt(sources, to);
              if (next) setDraft(emptyDraft(next));
            }}
          />
        </Form.Item>
        <ShapeFields source={source} draft={draft} onChange={setDraft} />
        {draft.isGrouped ? <ChartField draft={draft} onChange={setDraft} /> : null}
        {mayHaveGoal(draft) ? <GoalFields draft={draft} onChange={setDraft} /> : null}
        <FilterRows
          source={source}
          filters={draft.filters}
          isTried={isTried}
          onChange={(filters) => setDraft({ ...draft, filters })}
        />
        {isAdmin ? (
          <Checkbox checked={isShared} disabled={!mayUnshare} onChange={(event) => setShared(event.target.checked)}>
            Share it with all admins
          </Checkbox>
        ) : null}
        <div className="report-builder__foot row wrap between gap-8">
          <Segmented
            aria-label="Format of the file"
            value={format}
            options={reportFormats.map((value) => ({ value, label: reportFormatLabels[value] }))}
            onChange={setFormat}
          />
          <span className="inline-row wrap gap-8">
            <WaitingNote waits={save.isPending} />
            <Button disabled={!isReady} loading={save.isPending} onClick={() => submit()}>
              Save
            </Button>
            <Button type="primary" disabled={!isReady} loading={save.isPending} onClick={() => submit(format)}>
              Save and run
            </Button>
          </span>
        </div>
      </Form>
      <BuilderPreview query={query} />
    </div>
  );
}

/** What is wrong with a name, in words. */
const faultOf = (name: string): string | undefined =>
  CreateCustomReport.shape.name.safeParse(name).error?.issues[0]?.message;

const isComplete = ({ columns, group_by: groups, aggregates }: ReportQuery): boolean =>
  columns.length + groups.length + aggregates.length > 0;

/** The first rows of what is built, a moment after the last change. */
function BuilderPreview({ query }: { query: ReportQuery }) {
  const text = JSON.stringify(query);
  const asked = useDebounced(text);
  const body = useMemo(() => JSON.parse(asked) as ReportQuery, [asked]);
  const result = useQuery({ ...customReportQueries.preview(body), enabled: isComplete(body) });
  if (isComplete(query)) return <PreviewSection title="Preview" result={result} isOld={asked !== text} />;
  return (
    <section aria-label="Preview">
      <h2 className="report-preview__title subtitle">Preview</h2>
      <p className="report-preview__none">Choose at least one column.</p>
    </section>
  );
}

/** Saves the report, then asks for its file where that is wanted. A refusal is shown; the form stays as it is. */
function useSave(report: CustomReportView | undefined, filesHref: string, onSaved: (report: CustomReportView) => void) {
  const create = useCreateCustomReport();
  const update = useUpdateCustomReport();
  const generate = useGenerateCustomReport();
  const saved = useActionToasts(reportToasts.saved);
  const generated = useRunToasts(filesHref);
  // a new report whose run is refused is there: the next click changes it
  const [known, setKnown] = useState(report);
  const run = (input: { name: string; query: ReportQuery; is_shared: boolean }, format?: ReportFormat): void => {
    const options = {
      ...saved,
      onSuccess: (row: CustomReportView) => {
        setKnown(row);
        saved.onSuccess();
        if (format === undefined) onSaved(row);
        else generate.mutate({ id: row.id, format }, { ...generated, onSuccess: () => finish(row) });
      },
    };
    if (known) update.mutate({ id: known.id, version: known.version, ...input }, options);
    else create.mutate(input, options);
  };
  const finish = (row: CustomReportView): void => {
    generated.onSuccess();
    onSaved(row);
  };
  return { run, isPending: create.isPending || update.isPending || generate.isPending };
}
