// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- each project that compiles this source needs the declaration too
/// <reference path="./css-modules.d.ts" />
import styles from './consultation-wizard.module.css';

/**
 * Says in the prerendered form why it doesn't go on yet. The page's starter puts one of the sentences here
 * (`frontends/shell/src/prerender/page-starter.ts`): when Next was pressed before the scripts are here, and when they
 * can't be fetched.
 */
export const StartNote = () => (
  <p
    role="status"
    className={styles.startNote}
    data-loading="Loading the form. Your answer is kept."
    data-offline="You are offline. Your answer is kept, and the form goes on when you are back."
    data-failed="The form didn’t load. Press Next to try again; your answer is kept."
    suppressHydrationWarning
  >
    {''}
  </p>
);
