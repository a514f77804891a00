import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import styles from './dialog.module.css';
import { knowsCommands } from './knows-commands.js';

/** A native modal dialog: focus stays inside, Escape closes, focus returns to the opener. */
export function Dialog({
  title,
  subtitle,
  children,
  open,
  onOpen,
  mayClose,
  onClose,
  id,
  locked = false,
  keepOnOutsideClick = false,
  size = 'medium',
  anchored = false,
}: {
  title: ReactNode;
  children: ReactNode;
  /**
   * true shows, false hides. Left out: the page's buttons show it by `command="show-modal" commandfor={id}`,
   * which works before any script has run.
   */
  open?: boolean;
  /** The dialog is on the screen, however it was opened. */
  onOpen?: () => void;
  /** Whether Escape or the close button may close it now; false leaves it open, for a question of its own. */
  mayClose?: () => boolean;
  /** Called after Escape, the close button, a click beside the dialog or `open` turning false. */
  onClose?: () => void;
  id?: string;
  /** Line under the title. */
  subtitle?: ReactNode;
  /** While something is under way: no Escape, no click outside, no close button. */
  locked?: boolean;
  /** A click beside the dialog doesn't close it: for forms, whose text would be lost. */
  keepOnOutsideClick?: boolean;
  size?: 'small' | 'medium';
  /** Stays where its top is while its height changes: for lists that shrink while one types. */
  anchored?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  const notifyOpen = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const look = () => {
      if (element.open) notifyOpen();
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  const isKept = () => locked || mayClose?.() === false;
  const close = () => dialog.current?.close();
  const closeByScript = (event: SyntheticEvent) => {
    if (isKept()) event.preventDefault();
    else if (!id || !knowsCommands()) close();
  };
  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.dialog, styles[size], anchored && styles.anchored)}
      aria-labelledby={id ? `${id}-title` : undefined}
      aria-label={id || typeof title !== 'string' ? undefined : title}
      onClose={onClose}
      onCancel={(event) => {
        if (isKept()) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation(); // a sheet under the dialog listens for the key at the window
        // browsers let `cancel` be refused only once in a row, the key always
        if (isKept()) event.preventDefault();
      }}
      onClick={(event) => {
        if (!keepOnOutsideClick && event.target === event.currentTarget && !isKept()) close();
      }}
      suppressHydrationWarning
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 id={id ? `${id}-title` : undefined} className="title">
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {children}
        {/* The last in the order of the page: a dialog that opens gives the focus to its first control, which is the first field. */}
        <IconButton
          className={styles.close}
          onClick={closeByScript}
          disabled={locked}
          aria-label="Close"
          {...(id ? { command: 'close', commandfor: id } : {})}
        >
          <X size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
    </dialog>
  );
}
