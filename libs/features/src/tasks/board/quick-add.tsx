import { useOnline } from '@portal/ui';
import { Plus } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { taskStatusLabels } from '../task-labels.js';
import { useQuickAdd, type QuickTask, type StartStatus } from './use-quick-add.js';
import './quick-add.css';

interface QuickAddProps {
  projectId: string;
  /** The column that the tasks begin in. */
  status: StartStatus;
}

/** The id of a column's field. */
export const quickAddField = (status: StartStatus): string => `quick-add-${status}`;

/**
 * A field at the foot of a column: a title, Enter, the next title. The field is empty at once for the next one; what is
 * on its way stands above it, and what wasn't stored stays there with the reason.
 */
export function QuickAdd({ projectId, status }: QuickAddProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { tasks, problem, type, add, retry, discard } = useQuickAdd(projectId, status, (text) => {
    if (input.current) input.current.value = text;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation(); // the board's own keys carry cards
    const field = event.currentTarget;
    if (event.key === 'Escape') field.blur();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(field.value);
  };
  return (
    <div className="fixed column gap-6">
      {tasks.length > 0 ? (
        <ul className="quick-add__tasks scrolls-y stack gap-6" aria-label="Tasks on their way">
          {tasks.map((task) => (
            <Waiting key={task.action} task={task} onRetry={() => retry(task)} onDiscard={() => discard(task)} />
          ))}
        </ul>
      ) : null}
      <div className="quick-add__row rounded-8 row gap-6 muted">
        <Plus size={15} strokeWidth={2} />
        <input
          ref={input}
          id={quickAddField(status)}
          aria-label={`Add a task to ${taskStatusLabels[status]}: type its title and press Enter`}
          className="quick-add__field grows text touch-target small shrinks"
          placeholder="Add a task"
          autoComplete="off"
          enterKeyHint="enter"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      {problem ? (
        <p id={id} className="quick-add__problem danger tiny" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

interface WaitingProps {
  task: QuickTask;
  onRetry: () => void;
  onDiscard: () => void;
}

function Waiting({ task: { title, refused }, onRetry, onDiscard }: WaitingProps) {
  const online = useOnline();
  return (
    <li className="quick-add__task stack gap-2 small" data-refused={refused ? '' : undefined}>
      <span className="anywhere">{title}</span>
      {refused ? (
        <span className="quick-add__refused flex wrap danger tiny">
          <span role="alert">{refused}</span>
          <button type="button" onClick={onRetry}>
            Try again
          </button>
          <button type="button" onClick={onDiscard} aria-label={`Discard “${title}”`}>
            Discard
          </button>
        </span>
      ) : (
        <span className="muted tiny">{online ? 'Saving' : 'Waiting to be sent'}</span>
      )}
    </li>
  );
}
