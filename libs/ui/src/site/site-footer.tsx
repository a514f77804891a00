import { brand } from '../brand.js';
import { Logo } from '../logo/logo.js';
import { footerGroups, legalLinks } from './navigation.js';
import styles from './site-footer.module.css';

/** The footer of every public page: contact data, links, the small print. */
export const SiteFooter = () => (
  <footer className={styles.footer}>
    <div className={`${styles.inner} stack`}>
      <div className={`${styles.about} packed stack gap-16`}>
        <Logo size={40} picture />
        <p>
          {brand.tagline}. {brand.reach}.
        </p>
        <address className={styles.address}>
          <a href={brand.phone.link}>{brand.phone.shown}</a>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <span>{brand.hours}</span>
        </address>
      </div>
      {footerGroups.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <h2 className={`${styles.title} medium`}>{group.title}</h2>
          <ul className={styles.links}>
            {group.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
    <div className={styles.legal}>
      <p>
        © {brand.name}. {brand.region}.
      </p>
      <ul>
        {legalLinks.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  </footer>
);
