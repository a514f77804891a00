import { Dropdown, type MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';

interface CardMenuProps {
  title: string;
  items: NonNullable<MenuProps['items']>;
  onChoose: (key: string) => void;
}

/** What dragging does, by a menu: for fingers and for people who can't drag. */
export const CardMenu = ({ title, items, onChoose }: CardMenuProps) => (
  <Dropdown trigger={['click']} autoFocus placement="bottomRight" menu={{ items, onClick: ({ key }) => onChoose(key) }}>
    <button type="button" className="board-card__menu" aria-label={`Move ${title} to…`}>
      <Ellipsis size={16} strokeWidth={2} aria-hidden="true" />
    </button>
  </Dropdown>
);
