/** Illustration of a custom application: a window with figures and a rising line. */
export const AppWindow = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 480 330" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="478"
      height="328"
      rx="20"
      fill="var(--color-surface)"
      stroke="var(--color-line)"
      strokeWidth="2"
    />
    <path d="M2 52h476" stroke="var(--color-line)" strokeWidth="2" />
    <circle cx="30" cy="27" r="7" fill="var(--scene-sun)" />
    <circle cx="54" cy="27" r="7" fill="var(--scene-water)" />
    <circle cx="78" cy="27" r="7" fill="var(--color-line)" />
    <rect x="24" y="76" width="92" height="230" rx="12" fill="var(--color-sand)" />
    {[96, 128, 160, 192].map((y, row) => (
      <g key={y}>
        <rect
          x="38"
          y={y}
          width="14"
          height="14"
          rx="4"
          fill={row === 1 ? 'var(--color-primary)' : 'var(--color-control-border)'}
          opacity={row === 1 ? 1 : 0.5}
        />
        <rect
          x="60"
          y={y + 3}
          width={[38, 44, 30, 40][row]}
          height="8"
          rx="4"
          fill="var(--color-control-border)"
          opacity=".45"
        />
      </g>
    ))}
    {[0, 1, 2].map((card) => (
      <g key={card} transform={`translate(${136 + card * 110} 76)`}>
        <rect width="98" height="70" rx="12" fill="var(--color-tint)" />
        <rect x="14" y="16" width="46" height="8" rx="4" fill="var(--color-control-border)" opacity=".55" />
        <rect
          x="14"
          y="36"
          width={[34, 52, 42][card]}
          height="16"
          rx="5"
          fill={card === 2 ? 'var(--color-accent)' : 'var(--color-primary)'}
        />
      </g>
    ))}
    <rect x="136" y="162" width="318" height="144" rx="12" fill="var(--color-sand)" />
    <path
      d="M152 276c34 0 42-34 76-34s36 22 68 10 40-58 74-58 36 14 68-10v92H152z"
      fill="var(--color-primary)"
      opacity=".16"
    />
    <path
      d="M152 276c34 0 42-34 76-34s36 22 68 10 40-58 74-58 36 14 68-10"
      fill="none"
      stroke="var(--color-primary)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx="370" cy="194" r="8" fill="var(--color-accent)" stroke="var(--color-surface)" strokeWidth="4" />
  </svg>
);
