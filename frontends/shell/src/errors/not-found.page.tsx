import { messages } from '@portal/contracts';
import { Boat, LinkButton, PageTitle } from '@portal/ui';
import styles from './errors.module.css';

/** Any unknown path (specification, section 2). */
export const NotFoundPage = () => (
  <div className={`${styles.page} center`}>
    <PageTitle>Page not found</PageTitle>
    <meta name="robots" content="noindex" />
    <div className={`${styles.message} centered text-center stack muted`}>
      <Boat />
      <p className={styles.code}>404</p>
      <h1 className={`${styles.title} text`}>{messages.notFound}</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <div className={`${styles.actions} flex wrap`}>
        <LinkButton variant="primary" href="/">
          Return to Home
        </LinkButton>
      </div>
    </div>
  </div>
);
