import type { ProjectSummary, ProjectView } from '@portal/contracts';
import { analyticsQueries, milestoneQueries } from '@portal/data-access';
import {
  ApprovalPanel,
  DayText,
  minutesText,
  OverviewPlace,
  ProjectProperties,
  useInitialData,
  type ProjectField,
} from '@portal/features';
import { ErrorState, Skeleton } from '@portal/ui';
import { DetailColumns, LongText, type FieldEdits } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { PersonPicker } from '../../people/person-picker.js';
import { DealLink, RequestLink } from '../../views/record-links.js';
import { pickerOf } from '../../records/record-select.js';
import { Figures } from './figures/figures.js';
import './projects.css';

/** A project at a glance: how far, what waits, what is agreed. */
export function ProjectOverview({ project, edit }: { project: ProjectView; edit: FieldEdits<ProjectField> }) {
  const hasAnswers = useInitialData([
    milestoneQueries.ofProject(project.id),
    analyticsQueries.projectSummary(project.id),
  ]);
  if (!hasAnswers) return <OverviewPlace />;
  return (
    <DetailColumns
      properties={
        <>
          <ProjectProperties
            project={project}
            edit={edit}
            personEditor={(part, editor) => (
              <PersonPicker
                {...pickerOf(editor)}
                part={part}
                current={currentOf(part, project)}
                {...(part === 'manager' ? { none: 'Nobody yet' } : {})}
              />
            )}
          />
          <p className="project-links flex wrap small">
            <Link to={addresses.customer({ id: project.customer_id })}>Open the customer</Link>
            {project.consultation_id ? <RequestLink id={project.consultation_id} /> : null}
            {project.deal_id ? <DealLink id={project.deal_id} /> : null}
          </p>
        </>
      }
    >
      <div className="stack gap-12 shrinks">
        <ApprovalPanel projectId={project.id} access={project.access} title="Waiting for the customer’s approval" />
        <h2 className="subtitle">Where it stands</h2>
        <Summary project={project} />
        <h2 className="subtitle">What it is about</h2>
        <LongText text={project.description} none="No description yet. The customer reads it here too." />
      </div>
    </DetailColumns>
  );
}

const currentOf = (part: 'customer' | 'manager', project: ProjectView) =>
  part === 'customer'
    ? { id: project.customer_id, name: project.customer_name }
    : { id: project.manager_id, name: project.manager_name };

function Summary({ project }: { project: ProjectView }) {
  const { data, error, refetch } = useQuery(analyticsQueries.projectSummary(project.id));
  if (error && !data)
    return <ErrorState title="The numbers could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={2} height={64} />;
  return <SummaryFigures summary={data} />;
}

function SummaryFigures({ summary }: { summary: ProjectSummary }) {
  const late = summary.overdue_count;
  const waiting = summary.awaiting_approval;
  return (
    <Figures
      items={[
        { name: 'Tasks done', value: `${summary.done_count} of ${summary.task_count}` },
        {
          name: 'Overdue',
          value: late,
          alarming: late > 0,
          note: late > 0 ? <TabLink tab="list" and={{ overdue: 'true' }} words="Show them" /> : 'Nothing is late',
        },
        {
          name: 'Wait for approval',
          value: waiting,
          note: waiting > 0 ? <TabLink tab="milestones" words="Show milestones" /> : null,
        },
        { name: 'Next date', value: summary.next_due ? <DayText day={summary.next_due} due /> : 'None' },
        {
          name: 'Time spent',
          value: minutesText(summary.spent_minutes),
          note:
            summary.estimate_minutes > 0 ? `of ${minutesText(summary.estimate_minutes)} estimated` : 'No estimates yet',
        },
      ]}
    />
  );
}

/** Another part of the same project, with a filter. */
function TabLink({ tab, and = {}, words }: { tab: string; and?: Readonly<Record<string, string>>; words: string }) {
  const [params] = useSearchParams();
  const list = params.get('list');
  const search = new URLSearchParams({ ...(list ? { list } : {}), tab, ...and });
  return <Link to={{ search: search.toString() }}>{words}</Link>;
}
