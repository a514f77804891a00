import styles from './feedback.module.css';

/** Something is in progress. `label` is read out; null where a text beside it does it. */
export const Spinner = ({ size = 24, label = 'Loading' }: { size?: number; label?: string | null }) => (
  <span
    className={`${styles.spinner} inline-flex`}
    role={label === null ? undefined : 'status'}
    aria-hidden={label === null || undefined}
  >
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
    {label !== null && <span className="visually-hidden">{label}</span>}
  </span>
);
