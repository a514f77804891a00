import { useMenuButton } from '@portal/ui-antd';
import { Dropdown, type MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';

interface CardMenuProps {
  title: string;
  items: NonNullable<MenuProps['items']>;
  onChoose: (key: string) => void;
}

/**
 * What dragging does, by a menu: for fingers and for people who can't drag. The menu is made when it is first opened: a
 * board has hundreds.
 */
export function CardMenu({ title, items, onChoose }: CardMenuProps) {
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { ref, onKeyDown } = useMenuButton();
  const open = (): void => {
    setMade(true);
    setOpen(true);
  };
  const button = (
    <button
      ref={ref}
      type="button"
      className="board-card__menu touch-target relative center muted"
      aria-label={`Move ${title} to…`}
      aria-haspopup="menu"
      onClick={isMade ? undefined : open}
    >
      <Ellipsis size={16} strokeWidth={2} />
    </button>
  );
  if (!isMade) return button;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        items,
        onKeyDown,
        onClick: ({ key }) => {
          setOpen(false);
          onChoose(key);
        },
      }}
    >
      {button}
    </Dropdown>
  );
}
