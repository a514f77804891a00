import { usePhone, useTwoColumns, useWide } from '@portal/ui-antd';
import { Drawer, Form } from 'antd';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface SidePanelProps {
  /** What is open; another one begins at its heading. */
  name: string;
  title: string;
  /** What the heading says more. */
  lead?: ReactNode;
  /** Whether something was opened; without it the settings stand beside the flow where there is room. */
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The form of the open card: beside the flow, over it on small tablets, from below on phones. */
export function SidePanel({ name, title, lead, isOpen, onClose, children }: SidePanelProps) {
  const [isWide, isBeside] = [useWide(), useTwoColumns()];
  const isPhone = usePhone();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen && isBeside) heading.current?.focus({ preventScroll: true });
  }, [name, isOpen, isBeside]);
  const content = (
    <div className="side-panel__content">
      <header className="side-panel__head row between gap-12">
        <h2 ref={heading} tabIndex={-1} className="side-panel__title large">
          {title}
        </h2>
        {isOpen ? (
          <button
            type="button"
            className="record-head__icon"
            aria-label="Close the form"
            title="Close (Esc)"
            onClick={onClose}
          >
            <X size={18} strokeWidth={1.75} />
          </button>
        ) : null}
      </header>
      {lead ? <p className="muted small">{lead}</p> : null}
      <Form layout="vertical" component={false}>
        <div key={name} className="side-panel__body form-modal">
          {children}
        </div>
      </Form>
    </div>
  );
  if (isBeside)
    // between, where there is room for one of them only, the flow has it until a card is opened
    return isWide || isOpen ? (
      <aside
        className="side-panel"
        aria-label={title}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen && !event.defaultPrevented) onClose();
        }}
      >
        {content}
      </aside>
    ) : null;
  return (
    <Drawer
      open={isOpen}
      destroyOnHidden
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'min(86dvh, 720px)' : 'min(480px, 92vw)'}
      closable={false}
      aria-label={title}

      onClose={onClose}
      // the drawer takes the focus itself as it opens; on a phone a field would bring up the keys
      afterOpenChange={(open) => {
        if (open && !isPhone) beginIn(heading.current);
      }}
    >
      {content}
    </Drawer>
  );
}

/** A panel with a search begins in it, any other at its heading. */
function beginIn(heading: HTMLElement | null): void {
  const search = heading?.closest('.side-panel__content')?.querySelector<HTMLElement>('input[type="search"]');
  (search ?? heading)?.focus();
}
