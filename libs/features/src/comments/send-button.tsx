import { ClickMenu, useMenuButton } from '@portal/ui-antd';
import { Button, Space } from 'antd';
import { ChevronDown, SendHorizontal } from 'lucide-react';
import type { Replies } from './use-composer.js';
import type { Sending } from './use-send-and-go.js';

interface SendButtonProps {
  label: string;
  steps: NonNullable<Replies['steps']>;
  /** What else can be done, below the ways to send. */
  more: NonNullable<Replies['more']>;
  /** Whether there is a next record to go on to. */
  hasNext: boolean;
  disabled: boolean;
  loading: boolean;
  onSend: (how?: Sending) => void;
}

/** Sends what was written; behind the arrow, together with what usually follows, and what can be done instead. */
export function SendButton({ label, steps, more, hasNext, disabled, loading, onSend }: SendButtonProps) {
  const { ref, onKeyDown, focus } = useMenuButton();
  const sendWith = (how: Sending) => (): void => {
    focus(); // the menu is gone after that; the button keeps the focus
    onSend(how);
  };
  const items = [
    ...steps.map(({ status, label: name }) => ({ key: status, label: name, onClick: sendWith({ status }) })),
    ...(hasNext
      ? [{ key: 'next', label: 'Send and next', title: 'Ctrl Shift Enter', onClick: sendWith({ wantsNext: true }) }]
      : []),
    ...(more.length > 0 ? [{ type: 'divider' as const }, ...more] : []),
  ];
  const button = (
    <Button
      type="primary"
      title={label}
      icon={<SendHorizontal size={16} strokeWidth={1.75} />}
      disabled={disabled}
      loading={loading}
      onClick={() => onSend()}
    >
      {label}
    </Button>
  );
  if (items.length === 0) return button;
  return (
    <Space.Compact>
      {button}
      <ClickMenu menu={{ items, onKeyDown }} placement="topRight" disabled={disabled}>
        <Button ref={ref} type="primary" aria-label="More ways to send" icon={<ChevronDown size={16} />} />
      </ClickMenu>
    </Space.Compact>
  );
}
