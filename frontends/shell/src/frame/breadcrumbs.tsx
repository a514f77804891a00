import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import styles from './breadcrumbs.module.css';
import type { Crumb } from './use-crumbs.js';

/** The way to the page; on a phone the arrow back and the page's name. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const back = crumbs.findLast(({ href }) => href !== undefined);
  const here = crumbs.at(-1);
  return (
    <nav aria-label="Breadcrumb" className={`${styles.breadcrumbs} grows`}>
      {back ? (
        <a href={back.href} className={`${styles.back} text fixed`} aria-label={`Back to ${back.label}`}>
          <ArrowLeft size={20} strokeWidth={1.75} />
        </a>
      ) : null}
      <ol className={`${styles.way} nowrap`}>
        {crumbs.map((crumb) => (
          <Fragment key={`${crumb.href} ${crumb.label}`}>
            <li className={crumb === here ? styles.here : styles.before}>
              {crumb.href === undefined ? (
                <span title={crumb.label}>{crumb.label}</span>
              ) : (
                <a href={crumb.href}>{crumb.label}</a>
              )}
            </li>
            {crumb === here ? null : (
              <li className={styles.separator} aria-hidden="true">
                <ChevronRight size={14} strokeWidth={1.75} />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
