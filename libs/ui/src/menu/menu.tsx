import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../class-names.js';
import styles from './menu.module.css';
import { useOutsidePointer } from './use-outside-pointer.js';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Goes somewhere; else `onSelect` does something. */
  href?: string;
  onSelect?: () => void;
  /** A line above sets this item off from those before it. */
  separated?: boolean;
  /** A heading above this item, for it and those after it. */
  heading?: string;
}

export interface MenuProps {
  /** What the menu is for; read out. */
  label: string;
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  className?: string;
  /** The button, for who opens the menu by a key. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** Shown while the pointer rests on the button. */
  title?: string;
}

/** A menu button: arrows, Home, End, first letters and Escape work; focus returns to the button. */
export function Menu({ label, trigger, items, align = 'end', className, buttonRef, title }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const ownButton = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownButton;
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (open) entries()[0]?.focus();
  }, [open]);
  useOutsidePointer(root, open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = nextEntry(event.key, at, all);
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') setOpen(false);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div ref={root} className={classNames('relative', className)}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={title}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(styles.list, styles[align])}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.heading ? (
                <p role="presentation" className={styles.heading}>
                  {item.heading}
                </p>
              ) : null}
              <Entry item={item} onDone={() => (item.href ? setOpen(false) : close())} />
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, item.separated && styles.separated),
  } as const;
  const select = () => {
    onDone();
    item.onSelect?.();
  };
  if (item.href) {
    return (
      <a {...shared} href={item.href} onClick={select}>
        {item.icon}
        {item.label}
      </a>
    );
  }
  return (
    <button {...shared} type="button" onClick={select}>
      {item.icon}
      {item.label}
    </button>
  );
}

function nextEntry(key: string, at: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all[(at - 1 + all.length) % all.length];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  return [...all.slice(at + 1), ...all].find((entry) =>
    entry.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
  );
}
