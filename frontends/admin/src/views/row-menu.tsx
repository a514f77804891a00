import { ClickMenu, useMenuButton } from '@portal/ui-antd';
import { Button, type MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';

interface RowMenuProps {
  /** What the row is called: "Actions for INV-2026-0001". */
  name: string;
  /** Those that can't be done now are false. */
  items: readonly (NonNullable<MenuProps['items']>[number] | false)[];
}

/** What can be done about one row of a list; nothing where nothing can. */
export function RowMenu({ name, ...menu }: RowMenuProps) {
  const { ref, onKeyDown } = useMenuButton();
  const items = menu.items.filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <ClickMenu menu={{ items, onKeyDown }}>
      <Button
        ref={ref}
        type="text"
        size="small"
        aria-label={`Actions for ${name}`}
        icon={<Ellipsis size={16} strokeWidth={1.75} />}
      />
    </ClickMenu>
  );
}
