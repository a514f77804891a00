import type { MilestoneView } from '@portal/contracts';
import { taskQueries } from '@portal/data-access';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { openTasksText, progressOf } from './milestone-labels.js';

const UNKNOWN = 'We could not see whether tasks are still open.';

export interface OpenTasks {
  /**
   * The open tasks of a milestone as text, waited for while they are loading; undefined when there are none, null when
   * no question is to be asked and no step taken: the screen was left, or tasks are being loaded already.
   */
  openTasksOf: (milestone: MilestoneView) => Promise<string | null | undefined>;
  /** The milestone whose tasks are being loaded. */
  waitsFor: string | undefined;
}

/** Looks whether tasks of a milestone are open before a step is taken that needs them done. */
export function useOpenTasks(): OpenTasks {
  const client = useQueryClient();
  const isShown = useRef(false);
  const [waitsFor, setWaitsFor] = useState<string>();
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const openTasksOf: OpenTasks['openTasksOf'] = async ({ id, project_id }) => {
    if (waitsFor !== undefined) return null;
    setWaitsFor(id);
    // leaving the screen cancels the call, which says nothing of the tasks
    const text = await client.query({ ...taskQueries.ofProject(project_id), staleTime: 'static' }).then(
      (tasks) => openTasksText(progressOf(id, tasks.data)),
      () => UNKNOWN,
    );
    setWaitsFor(undefined);
    return isShown.current ? text : null;
  };
  return { openTasksOf, waitsFor };
}
