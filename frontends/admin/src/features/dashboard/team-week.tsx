import { openTaskStatuses, unassigned, type TeamWeek as Week } from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { QueryBoundary } from '@portal/features';
import { Skeleton, Sparkline } from '@portal/ui';
import { Meter, PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

/** Who gets urgent notices: the address of the settings, as it is. */
export function OnCall() {
  const result = useQuery(analyticsQueries.team());
  return (
    <PageSection title="On call">
      <QueryBoundary result={result} what="Who is on call">
        {(team) =>
          team ? (
            <p className="frame on-call anywhere">
              {team.on_call === null ? (
                <span className="muted">No address is set. Urgent notices go to every admin.</span>
              ) : (
                <a href={`mailto:${team.on_call}`}>{team.on_call}</a>
              )}
            </p>
          ) : (
            <Skeleton rows={1} height={44} />
          )
        }
      </QueryBoundary>
    </PageSection>
  );
}

/** How the team keeps its promises week by week, and who has how much to do. */
export function TeamWeek() {
  const result = useQuery(analyticsQueries.team());
  return (
    <PageSection title="The team" extra={<Link to={addresses.report('support_sla')}>Support promises</Link>}>
      <QueryBoundary result={result} what="The figures of the team">
        {(team) =>
          team ? (
            <div className="frame team-week column">
              <Answers weeks={team.answered_in_time} />
              <Load load={team.load} />
            </div>
          ) : (
            <Skeleton rows={3} height={32} />
          )
        }
      </QueryBoundary>
    </PageSection>
  );
}

const percentText = (percent: number | null): string => (percent === null ? '–' : `${Math.round(percent)} %`);

function Answers({ weeks }: { weeks: Week['answered_in_time'] }) {
  const percents = weeks.flatMap(({ percent }) => percent ?? []);
  const week = weeks.at(-1);
  return (
    <p className="row wrap gap-2-12">
      <span className="muted small strong">Answered in time this week</span>
      <strong className="large numeric">{percentText(week?.percent ?? null)}</strong>
      {week ? (
        <span className="muted small">
          {week.kept} of {week.kept + week.missed}
        </span>
      ) : null}
      <Sparkline
        values={percents}
        label={`Week by week: ${weeks.map(({ percent }) => percentText(percent)).join(', ')}.`}
      />
    </p>
  );
}

function Load({ load }: { load: Week['load'] }) {
  const most = Math.max(...load.map(({ tickets, tasks }) => tickets + tasks));
  if (load.length === 0) return <p className="muted">Nobody has an open ticket or task.</p>;
  return (
    <ul aria-label="Open tickets and tasks" className="team-load column">
      {load.map(({ assignee_id: id, name, tickets, tasks }) => (
        <li key={id ?? 'nobody'} className="team-load__person">
          <span className="anywhere strong small">{name}</span>
          <Meter kind="share" percent={((tickets + tasks) / most) * 100} />
          <span className="row wrap gap-2-12 small numeric">
            <Link to={`${addresses.support}?open=true&assignee_id=${id ?? 'unassigned'}`}>
              {tickets} {tickets === 1 ? 'ticket' : 'tickets'}
              <span className="visually-hidden"> of {name}</span>
            </Link>
            <Link to={`${addresses.tasks}?status=${openTaskStatuses.join(',')}&assignee_id=${id ?? unassigned}`}>
              {tasks} {tasks === 1 ? 'task' : 'tasks'}
              <span className="visually-hidden"> of {name}</span>
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
