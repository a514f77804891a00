/** Small drawings in the brand's colours; decoration, so hidden from screen readers. */
export interface SpotProps {
  /** Width in pixels. */
  size?: number;
  className?: string;
}

/** A boat on calm water: nothing here yet. */
export const Boat = ({ size = 120, className }: SpotProps) => (
  <svg className={className} width={size} height={size * 0.75} viewBox="0 0 120 90" aria-hidden="true">
    <circle cx="86" cy="38" r="17" fill="var(--scene-sun)" opacity=".8" />
    <path d="M58 8v52" stroke="var(--color-text)" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M55 14C45 30 39 42 36 55h19z" fill="var(--scene-water)" />
    <path d="M61 8c13 13 20 30 21 47H61z" fill="var(--color-accent)" />
    <path d="M30 60h58c-3 11-10 15-18 15H48c-8 0-15-4-18-15z" fill="var(--color-primary)" />
    <path
      d="M8 80c7 0 7-4 13-4s7 4 13 4 7-4 13-4 7 4 13 4 7-4 13-4 7 4 13 4 7-4 13-4 7 4 13 4"
      fill="none"
      stroke="var(--scene-water-deep)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
);

/** A signal that stops half way: something didn't arrive. */
export const BrokenSignal = ({ size = 96, className }: SpotProps) => (
  <svg className={className} width={size} height={size * 0.75} viewBox="0 0 96 72" aria-hidden="true">
    <g fill="none" stroke="var(--scene-water-deep)" strokeWidth="5" strokeLinecap="round">
      <path d="M34 42a20 20 0 0 1 9-5M53 37a20 20 0 0 1 9 5" />
      <path d="M23 30a36 36 0 0 1 16-9M57 21a36 36 0 0 1 16 9" opacity=".6" />
      <path d="M12 19a52 52 0 0 1 22-13M62 6a52 52 0 0 1 22 13" opacity=".35" />
    </g>
    <circle cx="48" cy="55" r="7" fill="var(--color-accent)" />
    <path
      d="m48 6-5 12 9 5-5 12"
      fill="none"
      stroke="var(--color-accent)"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A signal arriving. */
export const Signal = ({ size = 96, className }: SpotProps) => (
  <svg className={className} width={size} height={size * 0.75} viewBox="0 0 96 72" aria-hidden="true">
    <g fill="none" stroke="var(--color-primary)" strokeWidth="5" strokeLinecap="round">
      <path d="M34 42a20 20 0 0 1 28 0" />
      <path d="M23 30a36 36 0 0 1 50 0" opacity=".6" />
      <path d="M12 19a52 52 0 0 1 72 0" opacity=".35" />
    </g>
    <circle cx="48" cy="55" r="7" fill="var(--color-accent)" />
  </svg>
);

/** A tidy server rack. */
export const Rack = ({ size = 96, className }: SpotProps) => (
  <svg className={className} width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
    <rect x="18" y="6" width="60" height="84" rx="8" fill="var(--color-primary)" />
    {[14, 32, 50, 68].map((y, unit) => (
      <g key={y}>
        <rect x="25" y={y} width="46" height="14" rx="3.5" fill="var(--color-surface)" />
        <circle cx="33" cy={y + 7} r="2.8" fill={unit === 2 ? 'var(--color-accent)' : 'var(--color-success)'} />
        <path d={`M44 ${y + 7}h20`} stroke="var(--color-line)" strokeWidth="3" strokeLinecap="round" />
      </g>
    ))}
  </svg>
);

/** The line of the coast, as wide as its box; sets sections apart. */
export const CoastLine = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 1440 120"
    width="100%"
    height="120"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      d="M0 62c120-40 220-30 340-8s200 40 330 22 170-58 300-52 170 46 280 48 140-22 190-34v82H0z"
      fill="var(--coast-back, var(--color-sand))"
      opacity=".6"
    />
    <path
      d="M0 88c160-34 260-22 390-6s230 22 360 2 190-40 310-30 200 34 380 12v54H0z"
      fill="var(--coast-front, var(--color-sand))"
    />
  </svg>
);
