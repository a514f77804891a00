import { Button, Popover, Select } from 'antd';
import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import type { ListColumn, ListGrouping } from '../table/list-column.js';
import {
  defaultLayout,
  isOptional,
  movedColumn,
  orderedColumns,
  type ListForm,
  type ListLayout,
} from './list-layout.js';
import '../table/list-table.css';
import './layout-menu.css';
import { Segmented } from '../../segmented.js';

interface LayoutMenuProps<Row> {
  /** None where rows have two lines: no columns to choose. */
  columns: readonly ListColumn<Row>[];
  /** Keys of the columns that are ticked and have no room now. */
  leftOut: readonly string[];
  /** How rows look now; absent where that can't be chosen. */
  form: ListForm | undefined;
  layout: ListLayout;
  onChange: (patch: Partial<ListLayout>) => void;
  groupings: readonly ListGrouping<Row>[];
  groupBy: string | undefined;
  onGroupBy: (groupBy: string | undefined) => void;
}

/** What of a list is shown and how: groups, height of the rows, columns and their order. */
export const LayoutMenu = <Row,>(props: LayoutMenuProps<Row>) => (
  <Popover
    trigger="click"
    placement="bottomRight"
    arrow={false}
    destroyOnHidden
    styles={{ container: { padding: 0 } }}
    content={<Choices {...props} />}
  >
    <Button aria-haspopup="dialog" icon={<SlidersHorizontal size={15} strokeWidth={1.75} />}>
      Display
    </Button>
  </Popover>
);

function Choices<Row>(props: LayoutMenuProps<Row>) {
  const { columns, onChange, groupings, onGroupBy } = props;
  const reset = (): void => {
    onChange({ ...defaultLayout, form: undefined });
    if (groupings.length > 0) onGroupBy(undefined);
  };
  return (
    <section className="layout-menu stack gap-8" aria-label="Display">
      {groupings.length > 0 ? <GroupChoice {...props} /> : null}
      {props.form ? (
        <Segmented
          block
          size="small"
          aria-label="Form of the rows"
          value={props.form}
          options={[
            { value: 'lines', label: 'Two lines' },
            { value: 'table', label: 'Table' },
          ]}
          onChange={(form: ListForm) => onChange({ form })}
        />
      ) : null}
      {columns.length > 0 || props.form ? <Height {...props} /> : null}
      {columns.length > 0 ? <TableChoices {...props} /> : null}
      <Button type="link" size="small" onClick={reset}>
        Back to the original
      </Button>
    </section>
  );
}

function GroupChoice<Row>({ groupings, groupBy, onGroupBy }: LayoutMenuProps<Row>) {
  const field = useId();
  return (
    <div className="layout-menu__grouping stack between gap-12 small">
      <label htmlFor={field}>Group by</label>
      <Select
        id={field}
        size="small"
        value={groupings.some(({ key }) => key === groupBy) ? groupBy : ''}
        options={[
          { value: '', label: 'Nothing' },
          ...groupings.map(({ key, title }) => ({ value: key, label: title })),
        ]}
        onChange={(key: string | undefined) => onGroupBy(key || undefined)}
      />
    </div>
  );
}

const Height = <Row,>({ layout, onChange }: LayoutMenuProps<Row>) => (
  <Segmented
    block
    size="small"
    aria-label="Height of the rows"
    value={layout.isCompact ? 'compact' : 'comfortable'}
    options={[
      { value: 'comfortable', label: 'Comfortable' },
      { value: 'compact', label: 'Compact' },
    ]}
    onChange={(height) => onChange({ isCompact: height === 'compact' })}
  />
);

const moves = [
  { to: 'left', by: -1, Icon: ArrowUp },
  { to: 'right', by: 1, Icon: ArrowDown },
] as const;

function TableChoices<Row>({ columns, layout, leftOut, onChange }: LayoutMenuProps<Row>) {
  const heading = useId();
  const movable = orderedColumns(columns, layout).filter((column) => isOptional(column, columns));
  const toggle = (key: string): void =>
    onChange({
      hidden: layout.hidden.includes(key) ? layout.hidden.filter((other) => other !== key) : [...layout.hidden, key],
    });
  return (
    <>
      <h2 id={heading} className="font-text muted tiny strong">
        Columns
      </h2>
      <ul className="layout-menu__columns scrolls-y stack" aria-labelledby={heading}>
        {movable.map(({ key, title }, index) => (
          <li key={key} className="layout-menu__column row gap-2 small">
            <label className="row gap-8 anywhere shrinks grows pointer">
              <input
                type="checkbox"
                className="check-box"
                checked={!layout.hidden.includes(key)}
                onChange={() => toggle(key)}
              />
              <span>
                {title}
                {leftOut.includes(key) ? <span className="muted tiny">, doesn’t fit at this width</span> : null}
              </span>
            </label>
            {moves.map(({ to, by, Icon }) => (
              <Button
                key={to}
                type="text"
                size="small"
                aria-label={`Move ${title} to the ${to}`}
                disabled={!movable[index + by]}
                icon={<Icon size={14} strokeWidth={1.75} />}
                onClick={() => onChange({ order: movedColumn(columns, layout, key, by) })}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
