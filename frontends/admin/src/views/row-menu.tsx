import { Button, Dropdown, type MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';

interface RowMenuProps {
  /** What the row is called: "Actions for INV-2026-0001". */
  name: string;
  items: NonNullable<MenuProps['items']>;
}

/** What can be done about one row of a list; nothing where nothing can. */
export const RowMenu = ({ name, items }: RowMenuProps) =>
  items.length === 0 ? null : (
    <Dropdown trigger={['click']} autoFocus menu={{ items }}>
      <Button
        type="text"
        size="small"
        aria-label={`Actions for ${name}`}
        icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />}
      />
    </Dropdown>
  );
