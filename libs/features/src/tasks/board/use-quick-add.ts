import { CreateTask, messages, type TaskStatus } from '@portal/contracts';
import { useQuickAddTask } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { useDraft, useUnsavedChanges } from '@portal/ui-antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The states that a task can begin in. */
export type StartStatus = Extract<TaskStatus, 'todo' | 'backlog'>;

/** A task that was typed and isn't stored yet. */
export interface QuickTask {
  /** Stays the same when it is sent again, so that it is never stored twice. */
  action: string;
  title: string;
  /** Why it wasn't stored, in words. */
  refused?: string;
}

interface QuickAdd {
  tasks: readonly QuickTask[];
  /** What is wrong with the title in the field. */
  problem: string | undefined;
  /** Called with the text of the field. */
  type: (text: string) => void;
  /** Takes a title; one that can't be one stays in the field. */
  add: (typed: string) => void;
  retry: (task: QuickTask) => void;
  discard: (task: QuickTask) => void;
}

/** Kept by the tab over a reload: the line being typed, and the tasks not yet confirmed as stored. */
interface Kept {
  text: string;
  tasks: QuickTask[];
}

const LEFT_BY_RELOAD = 'The page was left before this was saved';

/**
 * Tasks typed one after the other, faster than they are stored: each is one action of its own, and none is lost. What a
 * reload interrupted is there again, to be sent under the same key or discarded. `fill` puts a text into the field.
 */
export function useQuickAdd(project_id: string, status: StartStatus, fill: (text: string) => void): QuickAdd {
  const { mutateAsync: create } = useQuickAddTask();
  const [tasks, setTasks] = useState<readonly QuickTask[]>([]);
  const [problem, setProblem] = useState<string>();
  const run = useRef({ underWay: 0, stored: 0 });
  const now = useRef<Kept>({ text: '', tasks: [] }); // also for answers that come when the board is gone
  const isEmpty = (): boolean => now.current.text.trim() === '' && now.current.tasks.length === 0;
  useUnsavedChanges(() => !isEmpty());

  const { offered, keep, clear } = useDraft(`Quick add to ${status} of ${project_id}`, (values) => {
    const kept = values as unknown as Kept; // as `hold` wrote them
    now.current = { ...kept, tasks: kept.tasks.map((task) => ({ refused: LEFT_BY_RELOAD, ...task })) };
    setTasks(now.current.tasks);
    fill(kept.text);
  });
  const hold = (change: Partial<Kept>): void => {
    now.current = { ...now.current, ...change };
    if (change.tasks) setTasks(change.tasks);
    if (isEmpty()) clear();
    else keep({ ...now.current });
  };
  const restore = useEffectEvent(() => offered?.restore());
  const isOffered = offered !== undefined;
  useEffect(() => {
    if (isOffered) restore();
  }, [isOffered]);

  const showStoredToast = (): void => {
    const { underWay, stored } = run.current;
    if (underWay > 0 || stored === 0) return;
    toast.short(stored === 1 ? messages.short.taskCreated : `${stored} tasks created`, { tone: 'success' });
    run.current.stored = 0;
  };
  const send = async ({ action, title }: QuickTask): Promise<void> => {
    run.current.underWay++;
    try {
      await create({ action, project_id, title, status });
      run.current.stored++;
      hold({ tasks: now.current.tasks.filter((task) => task.action !== action) });
    } catch (error) {
      const refused = sentenceOfFailure(error, messages.shortFailure.taskCreate);
      hold({ tasks: now.current.tasks.map((task) => (task.action === action ? { ...task, refused } : task)) });
    } finally {
      run.current.underWay--;
      showStoredToast();
    }
  };
  return {
    tasks,
    problem,
    type: (text) => {
      hold({ text });
      setProblem(undefined);
    },
    add: (typed) => {
      if (typed.trim() === '') return;
      const parsed = CreateTask.shape.title.safeParse(typed);
      setProblem(parsed.error?.issues[0]?.message);
      if (!parsed.success) return;
      const task = { action: crypto.randomUUID(), title: parsed.data };
      fill('');
      hold({ text: '', tasks: [...now.current.tasks, task] });
      void send(task);
    },
    retry: ({ action, title }) => {
      hold({ tasks: now.current.tasks.map((task) => (task.action === action ? { action, title } : task)) });
      void send({ action, title });
    },
    discard: ({ action }) => hold({ tasks: now.current.tasks.filter((task) => task.action !== action) }),
  };
}
