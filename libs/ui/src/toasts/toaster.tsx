import { toastTimings } from '@portal/contracts';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.js';
import { useFocusBack } from '../focus/use-focus-back.js';
import { shortcuts } from '../shortcuts/shortcuts.js';
import { useShortcuts } from '../shortcuts/use-shortcuts.js';
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  toastStore,
  undoLast,
  type Toast,
  type ToastTone,
} from './toast-store.js';
import styles from './toaster.module.css';

const icons = { success: CircleCheck, error: CircleAlert, critical: CircleAlert, info: Info } satisfies Record<
  ToastTone,
  typeof Info
>;
const isUrgent = (tone: ToastTone): boolean => tone === 'error' || tone === 'critical';

interface ToastCardProps {
  shown: Toast;
  /** Called once the toast is dismissed by a press on it. */
  onDismissed: () => void;
}

function ToastCard({ shown, onDismissed }: ToastCardProps) {
  const { action } = shown;
  const dismiss = (): void => {
    dismissToast(shown.id);
    onDismissed();
  };
  const Icon = icons[shown.tone];
  return (
    <div
      className={classNames(styles.toast, styles[shown.tone])}
      role={isUrgent(shown.tone) ? 'alert' : 'status'}
      data-kind={shown.kind}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <p className="strong">{shown.title}</p>
        {shown.text && <p className="muted">{shown.text}</p>}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.dismiss} onClick={dismiss} aria-label="Dismiss">
        <X size={16} strokeWidth={1.75} />
      </button>
    </div>
  );
}

/** What is left free for the toasts, in CSS pixels (`tokens.css`); undefined while there are none. */
const ROOM = '--toasts';

/** Whose room they take: a wide sidebar's, so that nothing else is styled again, or the page's. */
function placeOfToasts(): HTMLElement {
  const sidebar = document.querySelector<HTMLElement>('[data-frame="wide"]');
  return sidebar?.getClientRects().length ? sidebar : document.documentElement;
}

/** Tells the page how much room the toasts take, also when their text wraps at another width. */
function useRoom(region: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !isNeeded) return;
    let place: HTMLElement | undefined;
    const free = (): void => void place?.style.removeProperty(ROOM);
    const measure = (): void => {
      const now = placeOfToasts();
      if (now !== place) free();
      place = now;
      place.style.setProperty(ROOM, `${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      free();
    };
  }, [region, isNeeded]);
}

/** Shows the toasts of this page; once per app. It lies above open dialogs, and covers nothing: it takes room. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.none);
  const region = useRef<HTMLElement>(null);
  useShortcuts({ [shortcuts.undo.keys]: undoLast });
  const { onFocus, goBack } = useFocusBack();
  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  useRoom(region, toasts.length > 0);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications"
      className={styles.region}
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={(event) => {
        onFocus(event);
        pauseToasts();
      }}
      onBlur={resumeToasts}
    >
      <div className="stack" style={{ gap: toastTimings.shortGap }}>
        {toasts.map((shown) => (
          <ToastCard key={shown.id} shown={shown} onDismissed={goBack} />
        ))}
      </div>
    </section>
  );
}
