import { toastTimings } from '@portal/contracts';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.js';
import { dismissToast, pauseToasts, resumeToasts, toastStore, type Toast, type ToastTone } from './toast-store.js';
import styles from './toaster.module.css';

const icons = { success: CircleCheck, error: CircleAlert, critical: CircleAlert, info: Info } satisfies Record<
  ToastTone,
  typeof Info
>;
const isUrgent = (tone: ToastTone): boolean => tone === 'error' || tone === 'critical';

function ToastCard({ shown }: { shown: Toast }) {
  const { action } = shown;
  const Icon = icons[shown.tone];
  return (
    <div
      className={classNames(styles.toast, styles[shown.tone])}
      role={isUrgent(shown.tone) ? 'alert' : 'status'}
      data-kind={shown.kind}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.title}>{shown.title}</p>
        {shown.text && <p className={styles.text}>{shown.text}</p>}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              dismissToast(shown.id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.dismiss} onClick={() => dismissToast(shown.id)} aria-label="Dismiss">
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Shows the toasts of this page; once per app. It lies above open dialogs. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.none);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications"
      className={styles.region}
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      <div className={styles.list} style={{ gap: toastTimings.shortGap }}>
        {toasts.map((shown) => (
          <ToastCard key={shown.id} shown={shown} />
        ))}
      </div>
    </section>
  );
}
