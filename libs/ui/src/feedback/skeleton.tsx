import styles from './feedback.module.css';

/** Holds the place of what is still loading; `rows` bars of `height` pixels. */
export const Skeleton = ({ rows = 1, height = 20 }: { rows?: number; height?: number }) => (
  <div role="status" className="stack gap-12 full">
    <span className="visually-hidden">Loading</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} aria-hidden="true" className={`${styles.skeleton} block rounded-6`} style={{ height }} />
    ))}
  </div>
);
