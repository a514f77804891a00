import { createTask, messages, type TaskStatus } from '@portal/contracts';
import { useQuickAddTask } from '@portal/data-access';
import { sentenceOfFailure, toast, unsavedWork } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';

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
  /** Takes a title; false when it can't be one, and then it stays in the field. */
  add: (typed: string) => boolean;
  retry: (task: QuickTask) => void;
  discard: (task: QuickTask) => void;
  forgetProblem: () => void;
}

/** Tasks typed one after the other, faster than they are stored: each is one action of its own, and none is lost. */
export function useQuickAdd(project_id: string, status: StartStatus): QuickAdd {
  const { mutateAsync: create } = useQuickAddTask();
  const [tasks, setTasks] = useState<readonly QuickTask[]>([]);
  const [problem, setProblem] = useState<string>();
  const run = useRef({ underWay: 0, stored: 0 });
  useEffect(() => unsavedWork.watch(() => run.current.underWay > 0), []);

  const sayStored = (): void => {
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
      setTasks((now) => now.filter((task) => task.action !== action));
    } catch (error) {
      const refused = sentenceOfFailure(error, messages.shortFailure.taskCreate);
      setTasks((now) => now.map((task) => (task.action === action ? { ...task, refused } : task)));
    } finally {
      run.current.underWay--;
      sayStored();
    }
  };
  return {
    tasks,
    problem,
    add: (typed) => {
      if (typed.trim() === '') return false;
      const parsed = createTask.shape.title.safeParse(typed);
      setProblem(parsed.error?.issues[0]?.message);
      if (!parsed.success) return false;
      const task = { action: crypto.randomUUID(), title: parsed.data };
      setTasks((now) => [...now, task]);
      void send(task);
      return true;
    },
    retry: ({ action, title }) => {
      setTasks((now) => now.map((task) => (task.action === action ? { action, title } : task)));
      void send({ action, title });
    },
    discard: ({ action }) => setTasks((now) => now.filter((task) => task.action !== action)),
    forgetProblem: () => setProblem(undefined),
  };
}
