import { messages } from '@portal/contracts';
import { ListEmpty, ListFailed, useFocusSuccessor } from '@portal/ui-antd';
import { Button } from 'antd';

/** No tasks: why, and what to do about it. */
export const TasksEmpty = (props: {
  /** There are some, but the filters hide them. */
  filtered: boolean;
  onClear: () => void;
  /** Absent for people who can't make one. */
  onNew?: (() => void) | undefined;
  /** Why tasks can't be added any more. */
  closed?: string | undefined;
  /** Where the next task is typed once there is a first one; by default the page's heading gets the focus then. */
  next?: () => HTMLElement | null;
}) => (
  <ListEmpty
    noun="tasks"
    filtered={props.filtered}
    onClear={props.onClear}
    words={{
      title: 'No tasks yet',
      text: props.onNew
        ? 'Write down the first thing to be done; everybody on the project sees it move.'
        : (props.closed ?? 'As soon as work is planned, you see it here.'),
      action: props.onNew ? <FirstTask onNew={props.onNew} next={props.next} /> : null,
    }}
  />
);

function FirstTask({ onNew, next = () => null }: { onNew: () => void; next?: (() => HTMLElement | null) | undefined }) {
  const ref = useFocusSuccessor<HTMLButtonElement>(next);
  return (
    <Button ref={ref} type="primary" onClick={onNew}>
      Add the first task
    </Button>
  );
}

/** The tasks could not be fetched. */
export const TasksFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <ListFailed noun="tasks" error={error} failure={messages.shortFailure.tasksFetch} onRetry={onRetry} />
);
