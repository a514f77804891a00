import type { ReactNode } from 'react';
import './status-tag.css';

/** A small label for a role or a company. */
export function Badge({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return <span className={`badge muted tiny strong${strong ? ' badge--strong' : ''}`}>{children}</span>;
}
