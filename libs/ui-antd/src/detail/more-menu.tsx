import type { RecordAction } from '@portal/ui';
import { Button, type MenuProps } from 'antd';
import { MoreHorizontal } from 'lucide-react';
import { useConfirmDelete, type Deletion } from '../form/use-confirm.js';
import { useHeadActions } from './head/record-name.js';
import { ClickMenu } from './click-menu.js';
import { useMenuButton } from './use-menu-button.js';

type MenuItem = NonNullable<MenuProps['items']>[number];

interface MoreMenuProps {
  /** What the button is called aloud: "More for Wired". */
  label: string;
  /** What can be done, in groups with a line between; groups without anything are left out. */
  groups: readonly (readonly MenuItem[])[];
  /** The way to delete the record: last, after a question. */
  deletion?: Deletion | undefined;
  /** As small as the text of a row, without a frame. */
  small?: boolean;
}

/** Everything that doesn't lead, behind "…", deleting last; nothing where there is nothing. */
export const MoreMenu = ({ deletion, ...menu }: MoreMenuProps) =>
  deletion ? <MenuWithDeletion {...menu} deletion={deletion} /> : <GroupsMenu {...menu} />;

function MenuWithDeletion({ deletion, groups, ...menu }: MoreMenuProps & { deletion: Deletion }) {
  const { confirmDelete, deleting } = useConfirmDelete(deletion);
  const item = {
    key: 'delete',
    label: `Delete ${deletion.noun}`,
    danger: true,
    disabled: deleting,
    onClick: confirmDelete,
  };
  return <GroupsMenu {...menu} groups={[...groups, [item]]} />;
}

/** An item as the palette offers it; none of one that can't be chosen, or whose handler wants the press itself. */
function actionOf(item: MenuItem): RecordAction[] {
  if (!item || !('onClick' in item) || typeof item.label !== 'string' || item.disabled) return [];
  const { label, onClick } = item;
  return onClick?.length === 0 ? [{ label, run: onClick as () => void }] : [];
}

/** The part of the page that the button is in: a menu at the end of the document is in none for screen readers. */
export const landmarkOf = (button: HTMLElement): HTMLElement => button.closest('main') ?? document.body;

function GroupsMenu({ label, groups, small = false }: MoreMenuProps) {
  const { ref, onKeyDown, focus } = useMenuButton();
  const items = groups
    .filter((group) => group.length > 0)
    .flatMap((group, at): MenuItem[] => (at === 0 ? [...group] : [{ key: `line-${at}`, type: 'divider' }, ...group]));
  useHeadActions(items.flatMap(actionOf));
  if (items.length === 0) return null;
  return (
    <ClickMenu
      // a dialog of an action gives the focus back to the button
      menu={{ items, onKeyDown, onClick: focus }}
      placement="bottomRight"
      getPopupContainer={landmarkOf}
    >
      <Button
        ref={ref}
        {...(small ? { type: 'text', size: 'small' } : {})}
        aria-label={label}
        icon={<MoreHorizontal size={18} strokeWidth={1.75} />}
      />
    </ClickMenu>
  );
}
