import { Button } from 'antd';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { ClickMenu } from '../../detail/click-menu.js';
import { useMenuButton } from '../../detail/use-menu-button.js';
import { usePhone } from '../../use-media-query.js';
import type { ListColumn } from '../table/list-column.js';
import type { Sorting } from '../table/list-table.js';
import './list-lines.css';

interface LineSortProps<Row> {
  columns: readonly ListColumn<Row>[];
  query: Sorting;
  onQueryChange: (patch: Sorting) => void;
}

const upwards = 'asc';
const downwards = 'desc';

/**
 * How rows of two lines are sorted, which have no header row to press: by which field, and which way round. A phone has one button
 * for both.
 */
export function LineSort<Row>({ columns, query, onQueryChange }: LineSortProps<Row>) {
  const { ref, onKeyDown } = useMenuButton();
  const isPhone = usePhone();
  const choices = columns.filter(({ sortable }) => sortable);
  if (choices.length === 0) return null;
  const by = choices.find(({ key }) => key === query.sortBy);
  const Arrow = query.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  const turn = (): void =>
    onQueryChange({ sortBy: query.sortBy, sortOrder: query.sortOrder === upwards ? downwards : upwards });
  const ways =
    isPhone && by
      ? [{ type: 'divider' as const }, { key: upwards, label: 'Upwards' }, { key: downwards, label: 'Downwards' }]
      : [];
  return (
    <div className="line-sort end row">
      <ClickMenu
        menu={{
          items: [...choices.map(({ key, title }) => ({ key, label: title })), ...ways],
          onKeyDown,
          selectable: true,
          multiple: true,
          selectedKeys: by ? [by.key, query.sortOrder] : [],
          onClick: ({ key }) =>
            onQueryChange(
              key === upwards || key === downwards
                ? { sortBy: query.sortBy, sortOrder: key }
                : { sortBy: key, sortOrder: query.sortOrder },
            ),
        }}
      >
        <Button
          ref={ref}
          size="small"
          type={isPhone ? 'default' : 'text'}
          icon={isPhone ? <ArrowDownUp size={16} strokeWidth={1.75} /> : undefined}
        >
          Sort{by ? ` by ${by.title.toLowerCase()}` : ''}
        </Button>
      </ClickMenu>
      {by && !isPhone ? (
        <Button
          size="small"
          type="text"
          aria-label={query.sortOrder === 'asc' ? 'Sorted upwards; turn round' : 'Sorted downwards; turn round'}
          icon={<Arrow size={14} />}
          onClick={turn}
        />
      ) : null}
    </div>
  );
}
