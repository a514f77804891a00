import type { TaskView } from '@portal/contracts';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The open task of a board or list, kept in its address. */
export interface TaskSheetPlace {
  taskId: string | undefined;
  /** Opens the task of a link that was pressed plainly; a new tab gets the task's page. */
  onOpen: (task: Pick<TaskView, 'id'>, event: MouseEvent) => void;
  /** Goes back to the board: by Back where the sheet was opened from there. */
  close: () => void;
  /** The board or list without the sheet. */
  back: { to: string; label: string };
}

const NAME = 'task';

/** Which task is open over this board or list: `?task=<id>`, so that Back closes it and a reload shows it again. */
export function useTaskSheet(): TaskSheetPlace {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const taskId = params.get(NAME) ?? undefined;
  params.delete(NAME);
  const to = `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}`;
  return {
    taskId,
    onOpen: ({ id }, event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const next = new URLSearchParams(params);
      next.set(NAME, id);
      void navigate({ search: `?${next.toString()}` }, { state: fromBoard, preventScrollReset: true });
    },
    close: () => {
      if (isFromBoard(state)) void navigate(-1);
      else void navigate(to, { replace: true, preventScrollReset: true });
    },
    back: { to, label: 'the board' },
  };
}

const fromBoard = { sheet: 'opened here' };

const isFromBoard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === fromBoard.sheet;
