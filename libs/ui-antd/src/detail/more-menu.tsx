import { Button, Dropdown, type MenuProps } from 'antd';
import { MoreHorizontal } from 'lucide-react';

type MenuItem = NonNullable<MenuProps['items']>[number];

interface MoreMenuProps {
  /** What the button is called aloud: "More for Wired". */
  label: string;
  /** What can be done, in groups with a line between; groups without anything are left out. */
  groups: readonly (readonly MenuItem[])[];
  /** As small as the text of a row, without a frame. */
  small?: boolean;
}

/** Everything that doesn't lead, behind "…"; nothing where there is nothing. */
export function MoreMenu({ label, groups, small = false }: MoreMenuProps) {
  const items = groups
    .filter((group) => group.length > 0)
    .flatMap((group, at): MenuItem[] => (at === 0 ? [...group] : [{ key: `line-${at}`, type: 'divider' }, ...group]));
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
      <Button
        {...(small ? { type: 'text', size: 'small' } : {})}
        aria-label={label}
        icon={<MoreHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />}
      />
    </Dropdown>
  );
}
