import { brand, Logo } from '@portal/ui';
import styles from './frame-place.module.css';
import { rememberedWidth } from './sidebar-width.js';

/** Keeps the room of the frame until its code and the session are there, or where they can't be had. */
export const FramePlace = () => (
  <>
    <header className={`${styles.bar} sticky line-below surface no-print`}>
      <a href="/dashboard" className="inline-flex plain-link" aria-label={`${brand.name}, dashboard`}>
        <Logo size={28} />
      </a>
    </header>
    <div className={`${styles.side} surface no-print`} data-frame={rememberedWidth()} />
  </>
);
