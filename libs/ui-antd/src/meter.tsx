import './meter.css';

interface MeterProps {
  /** 0 to 100; what lies outside counts as the nearer of the two. */
  percent: number;
  /** What it is the progress of, read out with the figure; without it the figure stands beside it in words. */
  label?: string;
  /** `progress` is green when it is full; `share` is a part of something that never is done. */
  kind?: 'progress' | 'share';
}

/** A bar for a share or an amount, as wide as its place. */
export function Meter({ percent, label, kind = 'progress' }: MeterProps) {
  const shown = Math.min(100, Math.max(0, percent));
  const read = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.floor(shown),
      }
    : { 'aria-hidden': true };
  return (
    <span className={kind === 'progress' && shown === 100 ? 'meter meter--full' : 'meter'} {...read}>
      <span className="meter__fill block pill" style={{ width: `${shown}%` }} />
    </span>
  );
}
