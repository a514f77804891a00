import { realtimeTimings, type Change } from '@portal/contracts';
import {
  activityLogQueries,
  analyticsQueries,
  commentQueries,
  milestoneQueries,
  projectQueries,
  taskQueries,
  useSession,
} from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { toast } from '@portal/ui';
import { useRecentChanges, type ChangeMarks } from '@portal/ui-antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeText, isNews } from '../live/change-text.js';
import { useLossReport } from '../live/use-loss-report.js';
import { useWaitingMarks } from '../live/use-waiting-marks.js';
import { callsForRefetch, newsToasts } from './project-news.js';

interface ProjectLive {
  /** Rows that another user changed a moment ago, with a text that names the user. */
  marks: ChangeMarks;
  /** Changes are coming in right now. */
  updating: boolean;
}

/**
 * Keeps a project's screen live: project, tasks, milestones, comments and activity on a channel each. Shows short
 * toasts of other users' changes, and refetches everything a second after a status change, a comment or a log entry
 * (specification, sections 4 and 9).
 */
export function useProjectLive(projectId: string): ProjectLive {
  const { user } = useSession();
  const { marks, mark } = useRecentChanges();
  const statusOf = useStatuses(projectId);
  const refetch = useRefetch(projectId);
  const [updating, setUpdating] = useState(false);
  const batch = useRef<Change[]>([]);
  const timers = useRef<{ toast?: Timer; updating?: Timer }>({});

  const handleChange = (change: Change): void => {
    if (callsForRefetch(change, statusOf(change.record.id))) refetch();
    if (change.quiet) return;
    if (isNews(change, user?.id)) mark(change.record.id, changeText(change));
    setUpdating(true);
    clearTimeout(timers.current.updating);
    timers.current.updating = setTimeout(() => setUpdating(false), realtimeTimings.updatingIndicator);
    batch.current.push(change);
    timers.current.toast ??= setTimeout(() => {
      delete timers.current.toast;
      for (const { text, duration } of newsToasts(batch.current.splice(0), user?.id)) toast.short(text, { duration });
    }, realtimeTimings.toastBatch);
  };
  useEffect(() => {
    const running = timers.current;
    return () => Object.values(running).forEach((timer) => clearTimeout(timer));
  }, []);

  useChannel(`project:${projectId}`, { onChange: handleChange });
  useChannel(`tickets:${projectId}`, { onChange: handleChange });
  useChannel(`milestones:${projectId}`, { onChange: handleChange });
  useChannel(`task_comments:${projectId}`, { onChange: handleChange });
  useChannel(`activity_logs:${projectId}`, { onChange: handleChange });
  useLossReport();
  return { marks: useWaitingMarks(marks), updating };
}

type Timer = ReturnType<typeof setTimeout>;

/** The status each task and milestone had before the present change: the last one on the screen. */
function useStatuses(projectId: string): (id: string) => string | undefined {
  const tasks = useQuery({ ...taskQueries.ofProject(projectId), enabled: false }).data;
  const milestones = useQuery({ ...milestoneQueries.ofProject(projectId), enabled: false }).data;
  const shown = useRef(new Map<string, string>());
  useEffect(() => {
    const rows = [...(tasks?.data ?? []), ...(milestones?.data ?? [])];
    shown.current = new Map(rows.map(({ id, status }) => [id, status]));
  }, [tasks, milestones]);
  return (id) => shown.current.get(id);
}

/** The keys of everything that a project's screen shows. */
export const projectScreenKeys = (projectId: string) => [
  projectQueries.detail(projectId).queryKey,
  milestoneQueries.all,
  taskQueries.all,
  commentQueries.all,
  activityLogQueries.all,
  analyticsQueries.all,
];

/** Refetches what the screen shows, a second after the first call. */
function useRefetch(projectId: string): () => void {
  const client = useQueryClient();
  const timer = useRef<Timer>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const queryKey of projectScreenKeys(projectId)) void client.invalidateQueries({ queryKey });
    }, realtimeTimings.refetchAfter);
  };
}
