import { importFates, importDefinitions, type ImportView } from '@portal/contracts';
import { importQueries, importResultHref } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import {
  DetailFailed,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  downloadItem,
  ExactTime,
  Meter,
  MoreMenu,
  StatusTag,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { countedFate, importStatusLabel, importStatusTone, isBusy, isOnTrial, percentOf } from './import-labels.js';
import { linesText } from './import.columns.js';
import { ImportLines } from './import-lines.js';
import { ImportMappingForm } from './import-mapping.js';
import { ImportSteps } from './import-steps.js';
import './imports.css';

const back = { to: addresses.imports, label: 'Imports' };

/** One import: its columns are chosen here, then it is tried, applied and undone; live. */
export function ImportDetailPage() {
  const { id = '' } = useParams();
  useChannel('imports');
  const { data, error, refetch } = useQuery(importQueries.detail(id));
  if (data) return <OpenImport run={data} />;
  return error ? (
    <DetailFailed back={back} error={error} noun="import" onRetry={() => void refetch()} />
  ) : (
    <DetailSkeleton />
  );
}

function OpenImport({ run }: { run: ImportView }) {
  const { status, file_name: name, kind, reason, counts } = run;
  const isMapped = status === 'uploaded' || status === 'checked' || status === 'failed';
  const isTried = counts.waiting < run.line_total;
  return (
    <DetailPage
      wide
      back={back}
      title={name}
      eyebrow={`${importDefinitions[kind].label}, ${linesText(run.line_total)}`}
      status={<StatusTag tone={importStatusTone(run)}>{importStatusLabel(run)}</StatusTag>}
      actions={
        <>
          <ImportSteps run={run} />
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
      {isTried ? <ImportLines key={status} run={run} /> : null}
      {isMapped ? <ImportMappingForm key={run.version} run={run} /> : null}
    </DetailPage>
  );
}

/** How many lines have which fate, and until when it can be undone. */
function Outcome({ run }: { run: ImportView }) {
  const { id, counts, undo_until: until } = run;
  return (
    <DetailSection title={isOnTrial(run) ? 'What would become of the lines' : 'What became of the lines'}>
      <ul className="import-counts flex wrap">
        {importFates.flatMap((fate) =>
          counts[fate] === 0
            ? []
            : [
                <li key={fate}>
                  <strong>{counts[fate].toLocaleString('en-US')}</strong> {countedFate(fate, run)}
                </li>,
              ],
        )}
      </ul>
      {until !== null && counts.created > 0 ? (
        <p className="import-note">
          It can be undone until <ExactTime at={until} />, while nobody has touched what it created.{' '}
          <Link to={addresses.changesOfCall(`mass-import-${id}`)}>All its changes</Link>
        </p>
      ) : null}
    </DetailSection>
  );
}
