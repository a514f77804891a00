import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { saveFile } from './save-file.js';
import './download-item.css';

type MenuItem = NonNullable<MenuProps['items']>[number];

/** An item of a menu that downloads a file: a link for the pointer; Enter on the item does the same. */
export const downloadItem = (key: string, label: ReactNode, href: string): MenuItem => ({
  key,
  label: (
    <a href={href} download className="download-item block">
      {label}
    </a>
  ),
  onClick: ({ domEvent }) => {
    if (domEvent.type === 'keydown') saveFile(href, '');
  },
});
