import { Menu, type MenuItem } from '@portal/ui';
import { ChevronDown, Globe } from 'lucide-react';
import styles from '../top-bar.module.css';
import { websiteGroups } from './website-links.js';

const items: readonly MenuItem[] = websiteGroups.flatMap(({ title, links }, group) =>
  links.map(({ label, href }, at) => ({ label, href, ...(group > 0 && at === 0 ? { heading: title } : {}) })),
);

/** The public site's menu, folded into one. */
export const WebsiteMenu = () => (
  <Menu
    label="Website"
    className={styles.website}
    trigger={
      <>
        <Globe size={18} strokeWidth={1.75} aria-hidden="true" className={styles.websiteIcon} />
        <span className={styles.websiteLabel}>Website</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </>
    }
    items={items}
  />
);
