import { useFocusBack, useRecordActions } from '@portal/ui';
import { Button } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { RecordName } from '../detail/head/record-name.js';
import { useIsCovered } from '../sheet/sheet-context.js';
import type { BulkAction } from './table/list-column.js';
import type { Selection } from './table/use-selection.js';
import './bulk-bar.css';

interface BulkBarProps<Row> {
  noun: readonly [one: string, many: string];
  selection: Selection<Row>;
  actions?: readonly BulkAction<Row>[];
  /** Controls that need more than a button: menus of values. */
  children?: ReactNode;
}

/** What can be done to all chosen rows at once, in the palette too. It goes with the choice; the focus goes back to the row. */
export function BulkBar<Row>({ noun, selection, actions = [], children }: BulkBarProps<Row>) {
  const { chosen } = selection;
  const bar = useRef<HTMLDivElement>(null);
  const { onFocus, goBack } = useFocusBack();
  const take = async (action: BulkAction<Row>): Promise<void> => {
    if ('run' in action) action.run(chosen);
    else if (!(await action.ask(chosen))) return;
    selection.clear();
  };
  const offered = actions.filter((action) => action.allowed?.(chosen) ?? true);
  const called = noun[chosen.length === 1 ? 0 : 1];
  const name = useIsCovered() ? undefined : `${chosen.length} selected ${called}`;
  useRecordActions(
    name,
    offered.map((action) => ({ label: action.label, run: () => void take(action) })),
  );
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) goBack();
    };
  }, [goBack]);
  return (
    <div
      ref={bar}
      className="bulk-bar scrolls-x rounded tinted row gap-8 small"
      onFocus={onFocus}
      role="group"
      aria-label="Actions for selected rows"
    >
      <strong aria-live="polite">
        {chosen.length} {called} selected
      </strong>
      {offered.map((action) => (
        <Button key={action.key} size="small" danger={action.danger ?? false} onClick={() => void take(action)}>
          {action.label}
        </Button>
      ))}
      <RecordName value={name}>{children}</RecordName>
      <Button size="small" type="text" onClick={selection.clear}>
        Clear selection
      </Button>
    </div>
  );
}
