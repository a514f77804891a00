import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { RowGroup, RowGroups } from './list-groups.js';
import type { Selection } from './use-selection.js';
import './list-table.css';
import './group-head.css';

interface GroupHeadProps<Row> {
  group: RowGroup<Row>;
  groups: RowGroups<Row>;
  selection?: Selection<Row> | undefined;
}

/**
 * The head of a group of rows: chooses all of them, folds and unfolds them by click, Enter or the arrow keys, and says
 * how many there are on this page.
 */
export function GroupHead<Row extends { id: string }>({ group, groups, selection }: GroupHeadProps<Row>) {
  const isOpen = !groups.isFolded(group.id);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if ((key === 'ArrowLeft' && isOpen) || (key === 'ArrowRight' && !isOpen)) groups.toggle(group.id);
  };
  return (
    <span className="row gap-4 shrinks">
      {selection ? <GroupCheck group={group} selection={selection} /> : null}
      <button
        type="button"
        className="group-head__fold grows row gap-6 small strong shrinks"
        data-group-head
        aria-expanded={isOpen}
        onClick={() => groups.toggle(group.id)}
        onKeyDown={onKeyDown}
      >
        <ChevronRight size={15} className="group-head__mark muted" />
        <span className="group-head__label ellipsis">{group.label}</span>{' '}
        <span className="weight-400 fixed muted tiny numeric">
          {group.rows.length.toLocaleString()}
          {groups.isPartial ? ' on this page' : ''}
        </span>
      </button>
    </span>
  );
}

/** Chooses the rows of a group that can be chosen, also while they are folded; there is none where no row can be. */
function GroupCheck<Row extends { id: string }>({ group, selection }: Required<Omit<GroupHeadProps<Row>, 'groups'>>) {
  const box = useRef<HTMLInputElement>(null);
  const selectable = group.rows.filter((row) => selection.selectable.includes(row));
  const count = selectable.filter(({ id }) => selection.has(id)).length;
  const isPart = count > 0 && count < selectable.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  if (selectable.length === 0) return null;
  return (
    <label className="group-head__check center fixed">
      <input
        ref={box}
        type="checkbox"
        className="check-box"
        aria-label={`Select all of ${group.label}`}
        checked={count === selectable.length}
        onChange={() => selection.toggleMany(selectable)}
      />
    </label>
  );
}
