import { importDefinitions, importFates, type ImportCounts, type ImportMode, type ImportView } from '@portal/contracts';
import { importQueries, importResultHref, useApplyImport, useCancelImport, useUndoImport } from '@portal/data-access';
import { ConfirmedButton, RecordBoundary } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { actionToasts, useNow } from '@portal/ui';
import {
  DetailPage,
  DetailSection,
  downloadItem,
  ExactTime,
  Meter,
  MoreMenu,
  StatusTag,
  useFocusSuccessor,
  useHeadActions,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, type ButtonProps, Checkbox } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import {
  countedFate,
  countOf,
  importStatusLabel,
  importStatusTone,
  importToasts,
  isBusy,
  isOnTrial,
  percentOf,
  undoWords,
} from './import-labels.js';
import { ImportLines } from './import-lines.js';
import { ImportMappingForm } from './import-mapping.js';
import { linesText } from './import.columns.js';
import './imports.css';

const back = { to: addresses.imports, label: 'Imports' };

/** One import: its columns are chosen here, then it is tried, applied and undone; live. */
export function ImportDetailPage() {
  const { id = '' } = useParams();
  useChannel('imports');
  const result = useQuery(importQueries.detail(id));
  return (
    <RecordBoundary result={result} back={back} noun="import">
      {(run) => <OpenImport run={run} />}
    </RecordBoundary>
  );
}

function OpenImport({ run }: { run: ImportView }) {
  const { status, file_name: name, kind, reason, counts } = run;
  const isMapped = status === 'uploaded' || status === 'checked' || status === 'failed';
  const isTried = counts.waiting < run.line_total;
  const mayInvite = kind === 'people' && status === 'checked' && counts.new > 0;
  const [isInviting, setInviting] = useState(false);
  return (
    <DetailPage
      wide
      back={back}
      title={name}
      eyebrow={`${importDefinitions[kind].label}, ${linesText(run.line_total)}`}
      status={<StatusTag tone={importStatusTone(run)}>{importStatusLabel(run)}</StatusTag>}
      actions={
        <>
          <ImportSteps run={run} isInviting={mayInvite && isInviting} />
          <MoreMenu
            label="More for this import"
            groups={[[downloadItem('result', 'Download the lines with their results', importResultHref(run))]]}
          />
        </>
      }
    >
      {reason === null ? null : (
        <Alert className="import-reason" type={status === 'failed' ? 'error' : 'warning'} showIcon title={reason} />
      )}
      {isBusy(run) ? (
        <div className="import-progress stack gap-6 muted">
          <Meter percent={percentOf(run)} label={importStatusLabel(run)} />
          <span>{linesText(run.line_count)} done</span>
        </div>
      ) : null}
      {isTried ? <Outcome run={run} /> : null}
      {mayInvite ? (
        <div className="mb-12">
          <Checkbox checked={isInviting} onChange={({ target }) => setInviting(target.checked)}>
            Send an invitation to each new person ({countOf(kind, counts.new)})
          </Checkbox>
          <p className="import-note muted">Undoing the import keeps whom it invited.</p>
        </div>
      ) : null}
      {isTried ? <ImportLines key={status} run={run} /> : null}
      {isMapped ? <ImportMappingForm key={run.version} run={run} /> : null}
    </DetailPage>
  );
}

/** How many lines have which fate, and until when it can be undone. */
function Outcome({ run }: { run: ImportView }) {
  const { id, kind, counts, undo_until: until } = run;
  return (
    <DetailSection title={isOnTrial(run) ? 'What would become of the lines' : 'What became of the lines'}>
      <ul className="import-counts flex wrap">
        {importFates.flatMap((fate) =>
          counts[fate] === 0
            ? []
            : [
                <li key={fate}>
                  <strong className="large">{counts[fate].toLocaleString('en-US')}</strong> {countedFate(fate, run)}
                </li>,
              ],
        )}
      </ul>
      {isOnTrial(run) && counts.wrong > 0 ? (
        <p className="import-note muted">
          Other columns can be chosen below the lines. After what is missing was created the file can be tried again
          there.
        </p>
      ) : null}
      {until !== null && counts.created + counts.updated > 0 ? (
        <p className="import-note muted">
          It can be undone until <ExactTime at={until} />, while nobody has touched what it created or changed
          {kind === 'people' ? ' and for people who got no message' : ''}.{' '}
          <Link to={addresses.changesOfCall(`mass-import-${id}`)}>All its changes</Link>
        </p>
      ) : null}
    </DetailSection>
  );
}

/** What can be done with an import as it stands. */
function ImportSteps({ run, isInviting }: { run: ImportView; isInviting: boolean }) {
  const { id, kind, status, counts, version } = run;
  const [apply, cancel, undo] = [useApplyImport(), useCancelImport(), useUndoImport()];
  const now = useNow();
  const start = (mode: ImportMode): void =>
    apply.mutate(
      { id, mode, version, ...(isInviting ? { send_invitations: true } : {}) },
      actionToasts(importToasts.applied),
    );
  const undoing = undoWords(run, now);
  const isGood = counts.wrong === 0;
  const steps: { label: string; mode: ImportMode }[] = [
    ...(counts.new > 0 && isGood ? [{ label: 'Import all or nothing', mode: 'all' as const }] : []),
    ...(counts.new > 0 ? [{ label: isGood ? 'Import what goes' : goodOnes(counts.new), mode: 'good' as const }] : []),
    ...(counts.changed > 0 && importDefinitions[kind].isUpdatable
      ? [{ label: updating(counts), mode: 'update' as const }]
      : []),
  ];
  const offered = status === 'checked' ? steps : [];
  useHeadActions(offered.map(({ label, mode }) => ({ label, run: () => start(mode) })));
  return (
    <>
      {offered.map(({ label, mode }, at) => (
        <StepButton key={mode} isFirst={at === 0} loading={apply.isPending} onClick={() => start(mode)}>
          {label}
        </StepButton>
      ))}
      {undoing ? (
        <ConfirmedButton
          danger
          size="middle"
          mutation={undo}
          input={{ id }}
          question={{
            title: undoing.title,
            text:
              'What it created goes for good, as if it had never been, and what it changed gets its former values. What was changed since, or what something refers to, is named and kept.' +
              (kind === 'people' ? ' So is who got an invitation or another message.' : ''),
            confirm: 'Undo import',
          }}
          toasts={importToasts.undone}
          record={run.file_name}
        >
          {undoing.label}
        </ConfirmedButton>
      ) : null}
      {isBusy(run) || status === 'uploaded' || status === 'checked' ? (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({ id }, actionToasts(importToasts.cancelled))}>
          Cancel
        </Button>
      ) : null}
    </>
  );
}

interface StepButtonProps extends Pick<ButtonProps, 'children' | 'loading' | 'onClick'> {
  isFirst: boolean;
}

function StepButton({ isFirst, ...button }: StepButtonProps) {
  const ref = useFocusSuccessor<HTMLButtonElement>(() => null); // it goes with the state that it ends
  return <Button ref={ref} type={isFirst ? 'primary' : 'default'} {...button} />;
}

const goodOnes = (count: number): string =>
  count === 1 ? 'Import the good one' : `Import the ${count.toLocaleString('en-US')} good ones`;

/** "Import 2, update 3": new ones come along. */
const updating = ({ new: made, changed }: ImportCounts): string =>
  `${made > 0 ? `Import ${made.toLocaleString('en-US')}, update` : 'Update'} ${changed.toLocaleString('en-US')}`;
