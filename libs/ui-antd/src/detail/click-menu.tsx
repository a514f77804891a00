import { Dropdown, type DropdownProps } from 'antd';
import { useDeferredValue } from 'react';

/**
 * The menu of the button in it, opened by a press. The button is drawn at once and can be pressed a moment later: antd's
 * part around it measures itself while it is put into the document, which would hold up the frame that answers a key.
 */
export const ClickMenu = ({ children, ...menu }: DropdownProps) =>
  useDeferredValue(true, false) ? (
    <Dropdown trigger={['click']} autoFocus {...menu}>
      {children}
    </Dropdown>
  ) : (
    <span style={{ display: 'contents' }} aria-hidden="true" inert>
      {children}
    </span>
  );
