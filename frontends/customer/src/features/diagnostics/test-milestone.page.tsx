import type { Change } from '@portal/contracts';
import { Can, sentenceFor, useCreateTestMilestone } from '@portal/data-access';
import { ProjectToTry } from '@portal/features';
import { useChannel, useConnection } from '@portal/realtime';
import { toast, formatInstant } from '@portal/ui';
import { Card, Page, PageSection } from '@portal/ui-antd';
import { Button } from 'antd';
import { useRef, useState } from 'react';

/** A milestone change as it arrived. */
interface Arrival {
  number: number;
  text: string;
  at: Date;
  /** Milliseconds since the button was pressed here; null for what others did. */
  since: number | null;
}

/** Makes a test milestone and shows it arrive by real time (specification, sections 2 and 7; diagnostics). */
export const TestMilestonePage = () => (
  <Page title="Real-time milestone test">
    <ProjectToTry>{(projectId) => <MilestoneTest key={projectId} projectId={projectId} />}</ProjectToTry>
  </Page>
);

function MilestoneTest({ projectId }: { projectId: string }) {
  const { status } = useConnection();
  const { mutate: create, isPending } = useCreateTestMilestone();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const pressed = useRef<number | null>(null);
  useChannel(`milestones:${projectId}`, {
    onChange: (change) => {
      const at = new Date();
      const since = change.event === 'INSERT' && pressed.current ? at.getTime() - pressed.current : null;
      if (since !== null) pressed.current = null;
      setArrivals((before) => [{ number: before.length + 1, text: textOf(change), at, since }, ...before]);
    },
  });
  const press = () => {
    pressed.current = Date.now();
    create(
      { project_id: projectId },
      {
        onError: (failure) => {
          pressed.current = null;
          toast.error(sentenceFor(failure));
        },
      },
    );
  };
  return (
    <>
      <Can permission="milestone.create_test">
        <div>
          <Button type="primary" loading={isPending} onClick={press}>
            Create a test milestone
          </Button>
        </div>
      </Can>
      <PageSection title="What arrives">
        <Card>
          {arrivals.length === 0 ? (
            <p className="muted small">
              {status === 'live'
                ? 'Listening. Each milestone that anybody makes or changes in this project appears here at once.'
                : 'Real time is not connected yet.'}
            </p>
          ) : (
            <ol className="stack gap-10" aria-live="polite">
              {arrivals.map(({ number, text, at, since }) => (
                <li key={number} className="stack gap-2">
                  <strong>{text}</strong>
                  <span className="muted small">
                    {formatInstant(at.getTime(), 'stopwatch')}
                    {since === null ? '' : `, ${since} ms after the click`}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </Card>
      </PageSection>
    </>
  );
}

const verbs: Record<Change['event'], string> = { INSERT: 'Created', UPDATE: 'Changed', DELETE: 'Deleted' };

const textOf = ({ event, record }: Change): string =>
  `${verbs[event]}: ${typeof record['title'] === 'string' ? record['title'] : record.id}`;
