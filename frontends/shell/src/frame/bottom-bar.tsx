import { Menu as MenuIcon } from 'lucide-react';
import { MenuIcon as PlaceIcon } from './menus/menu-icon.js';
import type { AccountLink } from './menus/account-links.js';
import styles from './bottom-bar.module.css';
import { useWaiting } from './use-waiting.js';

/** The bar has room for so many places beside "More". */
const PLACES = 4;

interface BottomBarProps {
  links: readonly AccountLink[];
  current: AccountLink | undefined;
  isOpen: boolean;
  onMore: () => void;
}

/** The most used places at a phone's thumb; "More" opens the drawer with all of them. */
export function BottomBar({ links, current, isOpen, onMore }: BottomBarProps) {
  const waitingFor = useWaiting();
  const places = links.filter(({ phone }) => phone).slice(0, PLACES);
  const isElsewhere = current !== undefined && !places.includes(current);
  return (
    <nav aria-label="Most used pages" className={`${styles.bar} line-above surface no-print`}>
      {places.map((link) => {
        const waiting = waitingFor(link.counts);
        return (
          <a
            key={link.href}
            href={link.href}
            aria-current={link === current ? 'page' : undefined}
            className={`${styles.place} centered weight-500 plain-link`}
          >
            <span className="relative">
              <PlaceIcon name={link.icon} size={20} />
              {waiting ? (
                <span className={`${styles.count} absolute rounded-8 bold text-center`} aria-hidden="true">
                  {waiting.count}
                </span>
              ) : null}
            </span>
            <span className={`${styles.label} fits`}>{link.short ?? link.label}</span>
            {waiting ? <span className="visually-hidden">, {waiting.text}</span> : null}
          </a>
        );
      })}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-current={isElsewhere || undefined}
        className={`${styles.place} centered weight-500 plain-link`}
        onClick={onMore}
      >
        <span className="relative">
          <MenuIcon size={20} strokeWidth={1.75} />
        </span>
        <span className={`${styles.label} fits`}>More</span>
      </button>
    </nav>
  );
}
