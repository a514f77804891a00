import { limits, type TaskView } from '@portal/contracts';
import { TextEditor, tooLongSentence } from '@portal/ui-antd';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';

interface TitleCellProps {
  task: TaskView;
  href: string;
  mayEdit: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onSave: (title: string) => void;
  onDone: () => void;
}

/** The title: a link to the task, and a line to type in when it is edited. */
export function TitleCell({ task, href, mayEdit, isEditing, onEdit, onSave, onDone }: TitleCellProps) {
  if (isEditing) {
    return (
      <span className="relative row gap-8 shrinks">
        <TextEditor
          label={`Title of ${task.number}`}
          value={task.title}
          problemOf={(title) => tooLongSentence(title, limits.title)}
          onSave={(title) => {
            if (title) onSave(title);
          }}
          onDone={onDone}
        />
      </span>
    );
  }
  return (
    <span className="relative row gap-8 shrinks">
      <span className="fixed muted tiny">{task.number}</span>
      <Link to={href} className="list-table__open title-cell__link shrinks" data-row-open title={task.title}>
        {task.title}
      </Link>
      {mayEdit ? (
        <button
          type="button"
          className="title-cell__edit absolute rounded-6 surface center muted"
          aria-label={`Edit title of ${task.title}`}
          onClick={onEdit}
        >
          <Pencil size={13} strokeWidth={2} />
        </button>
      ) : null}
    </span>
  );
}
