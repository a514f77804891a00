import { classNames, keysOfPlace, keysText } from '@portal/ui';
import { useEffect, useId, useRef } from 'react';
import type { AccountGroup, AccountLink } from './account-links.js';
import { MenuIcon } from './menu-icon.js';
import styles from './nav-groups.module.css';
import { useWaiting, type Waiting } from '../use-waiting.js';

interface NavGroupsProps {
  groups: readonly AccountGroup[];
  current: AccountLink | undefined;
  /** Icons alone; labels remain for people who don't see them, and as tooltips. */
  isNarrow?: boolean;
}

/** The places of portal or console in their groups, with what waits behind them. */
export function NavGroups({ groups, current, isNarrow = false }: NavGroupsProps) {
  const waitingFor = useWaiting();
  const id = useId();
  return (
    <div className={classNames(styles.groups, isNarrow && styles.narrow)}>
      {groups.map(({ name, title, links }) => (
        <div key={name} role="group" aria-labelledby={`${id}${name}`}>
          <h2 id={`${id}${name}`} className={`${styles.title} font-text clip nowrap muted strong`}>
            {title}
          </h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <NavLink
                  link={link}
                  isCurrent={link.href === current?.href}
                  waiting={waitingFor(link.counts)}
                  isNarrow={isNarrow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface NavLinkProps {
  link: AccountLink;
  isCurrent: boolean;
  waiting: Waiting | null;
  isNarrow: boolean;
}

function NavLink({ link: { href, label, icon }, isCurrent, waiting, isNarrow }: NavLinkProps) {
  const keys = keysOfPlace(href);
  const place = useRef<HTMLAnchorElement>(null);
  // a menu longer than the screen shows where one is
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const tooltip = [isNarrow ? label : null, waiting?.text, keys && keysText(keys)];
  return (
    <a
      ref={place}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      title={tooltip.filter(Boolean).join(' · ') || undefined}
      className={`${styles.link} relative clip rounded-8 text weight-500 plain-link`}
    >
      <MenuIcon name={icon} />
      <span className={isNarrow ? 'visually-hidden' : `${styles.label} grows shrinks`}>{label}</span>
      {waiting ? (
        <>
          <span className={`${styles.count} text text-center strong numeric`} aria-hidden="true">
            {waiting.count}
          </span>
          <span className="visually-hidden">, {waiting.text}</span>
        </>
      ) : null}
    </a>
  );
}
