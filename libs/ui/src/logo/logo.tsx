import { brand } from '../brand.js';
import styles from './logo.module.css';

/** The widths, in pixels, in which the logo is offered (specification, section 9). */
export const logoWidths = [40, 80, 120, 200] as const;

/** The mark: a light over the water, sending. `size` in pixels. */
export const LogoMark = ({ size = 40 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
    <rect width="40" height="40" rx="11" fill="var(--color-primary)" />
    <g fill="none" stroke="var(--color-on-primary)" strokeLinecap="round">
      <path d="M23.6 10.2a6.6 6.6 0 0 1 0 6.6M27 7.4a11.4 11.4 0 0 1 0 12.2" strokeWidth="2.2" />
      <path
        d="M6.5 29.2c2.3 0 2.3-1.7 4.5-1.7s2.3 1.7 4.5 1.7 2.3-1.7 4.5-1.7 2.3 1.7 4.5 1.7 2.2-1.7 4.5-1.7 2.2 1.7 4.5 1.7"
        strokeWidth="2.2"
      />
      <path
        d="M11 34c2.3 0 2.3-1.6 4.5-1.6S17.8 34 20 34s2.3-1.6 4.5-1.6S26.8 34 29 34"
        strokeWidth="2.2"
        opacity=".6"
      />
    </g>
    <path d="m14.3 24.3 1.4-8.3h5l1.4 8.3z" fill="var(--color-on-primary)" />
    <circle cx="18.2" cy="12.6" r="2.5" fill="var(--logo-light, #ffb48a)" />
  </svg>
);

const pictures = (ending: string): string =>
  logoWidths.map((width) => `/assets/files/logo-${width}.${ending} ${width}w`).join(', ');

/** The mark as a picture: the browser takes the width and the format that suit it. The build draws them from LogoMark. */
function LogoPicture({ size = 40 }: { size?: number }) {
  const sizes = `${size}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={pictures('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictures('webp')} sizes={sizes} />
      <img
        src="/assets/files/logo-80.png"
        srcSet={pictures('png')}
        sizes={sizes}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** Mark and name; far from the first screen the mark may be a picture. */
export const Logo = ({ size = 36, picture }: { size?: number; picture?: boolean }) => (
  <span className={`${styles.logo} nowrap`}>
    {picture ? <LogoPicture size={size} /> : <LogoMark size={size} />}
    <span className={`${styles.name} bold text`}>
      {brand.shortName.split(' ')[0]}
      <span className={`${styles.rest} weight-500 muted`}>{brand.name.slice(brand.shortName.indexOf(' '))}</span>
    </span>
  </span>
);
