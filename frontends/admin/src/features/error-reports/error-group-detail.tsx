import { errorGroupTransitions, type ErrorGroupStatus, type ErrorGroupView } from '@portal/contracts';
import { errorGroupQueries, sentenceFor, useCan, useUpdateErrorGroup } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { toast } from '@portal/ui';
import {
  DetailPage,
  DetailSection,
  Facts,
  RelativeTime,
  StatusSelect,
  StatusTag,
  stepsTo,
  type RecordBodyProps,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import type { OpenedFrom } from '../../records/record-kind.js';
import { recordPage } from '../../records/record-page.js';
import {
  groupStatusLabels,
  groupStatusTones,
  moveLabels,
  severityLabels,
  severityTones,
} from './error-group-labels.js';
import './error-reports.css';

/** Characters of a message that stand as the title; all of it stands below. */
const TITLE = 160;

/** One error group with all its reports; their text is untrusted and shown as text only. */
export function ErrorGroupRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(errorGroupQueries.detail(id));
  return (
    <RecordBoundary result={result} back={back} noun="error">
      {(group) => <OpenErrorGroup group={group} back={back} />}
    </RecordBoundary>
  );
}

/** The page of an error group. */
export const ErrorGroupPage = recordPage(ErrorGroupRecord, '/admin/error-reports', 'Error Reports');

function OpenErrorGroup({ group: data, back }: Pick<OpenedFrom, 'back'> & { group: ErrorGroupView }) {
  const mayUpdate = useCan('error_group.update');
  const { mutate, isPending } = useUpdateErrorGroup();
  const take = (status: ErrorGroupStatus) => {
    const { id, version } = data;
    if (!isPending) mutate({ id, status, version }, { onError: (error) => toast.error(sentenceFor(error)) });
  };
  const states = mayUpdate ? errorGroupTransitions.allowed(data.status, 'admin') : [];
  const steps = stepsTo(states, (to) => moveLabels[to], groupStatusTones, take);
  const resolve = steps.find(({ key }) => key === 'resolved');
  return (
    <DetailPage
      back={back}
      eyebrow={data.type === 'promise' ? 'Promise' : 'JavaScript'}
      title={data.message.slice(0, TITLE)}
      status={
        <>
          <StatusSelect tone={groupStatusTones[data.status]} steps={steps}>
            {groupStatusLabels[data.status]}
          </StatusSelect>
          <StatusTag tone={severityTones[data.severity]}>{severityLabels[data.severity]}</StatusTag>
        </>
      }
      actions={
        <>
          <Link to={`${addresses.support}?new=error_group:${data.id}`}>Open a ticket</Link>
          {resolve ? (
            <Button type="primary" disabled={isPending} onClick={resolve.onTake}>
              {resolve.label}
            </Button>
          ) : null}
        </>
      }
    >
      {data.message.length > TITLE ? (
        <DetailSection title="Message">
          <p className="prewrap">{data.message}</p>
        </DetailSection>
      ) : null}
      <DetailSection title="How often">
        <Facts
          items={[
            ['Times', data.count.toLocaleString()],
            ['People', data.users.toLocaleString()],
            ['First seen', <RelativeTime key="first" at={data.first_seen} />],
            ['Last seen', <RelativeTime key="last" at={data.last_seen} />],
            ['Page', data.route],
            ['Last report ID', data.last_report_id],
          ]}
        />
      </DetailSection>
      <DetailSection title="Where in the code">
        {data.stack ? (
          <pre className="error-stack scrolls frame prewrap tiny" tabIndex={0} role="region" aria-label="Stack">
            {data.stack}
          </pre>
        ) : (
          <p className="muted">The browser sent no stack.</p>
        )}
      </DetailSection>
    </DetailPage>
  );
}
