import { useId } from 'react';

const rackUnits = [0, 1, 2, 3, 4, 5, 6];

/** The coast at first light: a lighthouse built like a server rack, sending; a boat under way. By night the light shows. */
export function HeroScene({ className }: { className?: string }) {
  const id = useId();
  const sky = `${id}-sky`;
  const water = `${id}-water`;
  const beam = `${id}-beam`;
  const frame = `${id}-frame`;
  const tower = `${id}-tower`;
  return (
    <svg
      className={className}
      viewBox="0 0 640 600"
      role="img"
      aria-label="A lighthouse built like a server rack on the coast, and a sailboat on calm water"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-sky)" />
          <stop offset="1" stopColor="var(--scene-sky-low)" />
        </linearGradient>
        <linearGradient id={water} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-water)" />
          <stop offset="1" stopColor="var(--scene-water-deep)" />
        </linearGradient>
        <linearGradient id={beam} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--scene-paper)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--scene-paper)" stopOpacity="0" />
        </linearGradient>
        <clipPath id={frame}>
          <rect width="640" height="600" rx="32" />
        </clipPath>
        <clipPath id={tower}>
          <path d="M150 466 168 196h64l18 270z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${frame})`}>
        <rect width="640" height="400" fill={`url(#${sky})`} />
        <g fill="var(--scene-paper)" opacity=".5">
          <rect x="330" y="96" width="150" height="18" rx="9" />
          <rect x="388" y="122" width="120" height="14" rx="7" />
          <rect x="44" y="150" width="84" height="14" rx="7" />
        </g>
        <circle cx="470" cy="314" r="76" fill="var(--scene-sun)" />
        <path
          d="M0 356c60-22 116-12 176-20s104-34 176-26 96 30 158 26 92-20 130-18v70H0z"
          fill="var(--scene-land-far)"
          opacity=".55"
        />
        <path d="M250 372c54-18 108-10 166-14s150-16 224-4v40H250z" fill="var(--scene-land-far)" />
        <rect y="376" width="640" height="224" fill={`url(#${water})`} />
        <g stroke="var(--scene-paper)" strokeWidth="4" strokeLinecap="round" opacity=".55">
          <path d="M404 394h132M436 410h70M420 426h28M472 426h54M448 444h40" />
          <path d="M300 470h56M560 500h44M330 540h90M500 560h64M250 512h34" opacity=".7" />
        </g>
        <path d="M222 214 640 96v170z" fill={`url(#${beam})`} />
        <g fill="none" stroke="var(--scene-light)" strokeWidth="7" strokeLinecap="round">
          <path d="M256 184a38 38 0 0 1 0 52" />
          <path d="M284 160a72 72 0 0 1 0 100" opacity=".7" />
          <path d="M312 136a106 106 0 0 1 0 148" opacity=".4" />
        </g>
        <path d="M0 448c60-34 128-30 196-10 52 16 112 30 150 74 24 28 36 60 44 88H0z" fill="var(--scene-sand)" />
        <path d="M0 520c70-26 150-18 206 14 40 22 60 44 74 66H0z" fill="var(--scene-land)" opacity=".18" />
        <g clipPath={`url(#${tower})`}>
          <rect x="140" y="190" width="120" height="280" fill="var(--scene-paper)" />
          {rackUnits.map((unit) => (
            <g key={unit} transform={`translate(140 ${214 + unit * 36})`}>
              <rect width="120" height="26" fill={unit % 3 === 1 ? 'var(--scene-land)' : 'var(--scene-ink)'} />
              <g fill="var(--scene-paper)" opacity=".35">
                <rect x="62" y="8" width="4" height="10" rx="2" />
                <rect x="70" y="8" width="4" height="10" rx="2" />
                <rect x="78" y="8" width="4" height="10" rx="2" />
              </g>
              <circle cx="40" cy="13" r="4" fill={unit % 3 === 2 ? 'var(--scene-sun)' : '#5fd39a'} />
              <circle cx="52" cy="13" r="4" fill={unit % 2 === 0 ? '#5fd39a' : 'var(--scene-water)'} />
            </g>
          ))}
          <path d="M210 180h60v300h-44z" fill="var(--scene-ink)" opacity=".12" />
        </g>
        <rect x="152" y="186" width="96" height="12" rx="6" fill="var(--scene-ink)" />
        <path
          d="M164 170h72M164 186v-20m24 20v-20m24 20v-20m24 20v-20"
          stroke="var(--scene-ink)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <rect x="178" y="120" width="44" height="54" rx="6" fill="var(--scene-sun)" />
        <path d="M178 146h44M200 120v54" stroke="var(--scene-ink)" strokeWidth="4" opacity=".55" />
        <path d="M166 122c4-30 20-44 34-44s30 14 34 44z" fill="var(--scene-light)" />
        <path d="M200 78V58" stroke="var(--scene-ink)" strokeWidth="5" strokeLinecap="round" />
        <path d="M186 466v-26a14 14 0 0 1 28 0v26z" fill="var(--scene-paper)" />
        <g stroke="var(--scene-land)" strokeWidth="5" strokeLinecap="round" fill="none">
          <path d="M62 468c-2-18-12-30-18-36M62 468c0-20 4-32 10-42M62 468c4-14 12-22 22-26M62 468c-6-12-16-18-26-20" />
          <path d="M288 516c-2-14-8-24-14-30M288 516c0-16 4-26 10-34M288 516c4-10 10-16 18-20" />
          <path d="M118 548c-2-16-10-26-16-32M118 548c0-18 4-28 10-38M118 548c4-12 12-18 20-22" />
        </g>
        <g transform="translate(424 366)">
          <path d="M66-92v146" stroke="var(--scene-ink)" strokeWidth="5" strokeLinecap="round" />
          <path d="M60-84C34-40 18 0 12 40h48z" fill="var(--scene-paper)" />
          <path d="M74-92c32 36 50 84 54 132H74z" fill="var(--scene-light)" />
          <path d="M0 54h140c-8 26-24 36-44 36H40C20 90 6 78 0 54z" fill="var(--scene-land)" />
          <path d="M4 64h132" stroke="var(--scene-paper)" strokeWidth="4" opacity=".6" />
          <path
            d="M-24 102c14 0 14-8 28-8s14 8 28 8 14-8 28-8 14 8 28 8 14-8 28-8 14 8 28 8"
            stroke="var(--scene-paper)"
            strokeWidth="4"
            fill="none"
            strokeLinecap="round"
            opacity=".8"
          />
        </g>
        <g
          fill="none"
          stroke="var(--scene-ink)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity=".7"
        >
          <path d="m402 190 12-8 10 8 12-8 12 8M470 226l9-6 8 6 9-6 9 6" />
        </g>
      </g>
    </svg>
  );
}
