import './projects.css';

interface ProgressRingProps {
  /** 0 to 100. */
  percent: number;
  /** Pixels across. */
  size?: number;
  /** What it is the progress of, for people who don't see it: "New office network". */
  of?: string;
}

const STROKE = 9;
const RADIUS = 50 - STROKE / 2;
const LENGTH = 2 * Math.PI * RADIUS;

/** Done weight of total weight as a ring with the figure in it. */
export function ProgressRing({ percent, size = 56, of }: ProgressRingProps) {
  const shown = Math.min(100, Math.max(0, percent));
  const words = `${Math.floor(shown)}%`;
  return (
    <svg
      className={`progress-ring numeric${shown === 100 ? ' progress-ring--full' : ''}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      role="img"
      aria-label={of ? `${of}: ${words} done` : `${words} done`}
    >
      <circle className="progress-ring__track" cx="50" cy="50" r={RADIUS} strokeWidth={STROKE} />
      <circle
        className="progress-ring__done"
        cx="50"
        cy="50"
        r={RADIUS}
        strokeWidth={shown === 0 ? 0 : STROKE}
        strokeDasharray={`${(shown / 100) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 50 50)"
      />
      <text className="progress-ring__figure" x="50" y="51" aria-hidden="true">
        {words}
      </text>
    </svg>
  );
}
