import { offerings, requestTitleOf, siteRequestTitle } from '@portal/contracts';
import { brand, Button, knowsCommands, LinkButton, type ButtonLook } from '@portal/ui';
import { ConsultationWizard } from '@portal/wizard';
import type { ReactNode } from 'react';
import styles from './kit.module.css';

/** Names the page's dialog for a title, so that several buttons open the same one. */
const wizardId = (title: string): string => `wizard-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The title of the site's general button: the free half hour. */
export const generalConsultation = requestTitleOf(offerings.general_consultation);

/** The same from the home page, by one of its buttons. */
export const homeRequest = (action: string): string => siteRequestTitle('Home', action, generalConsultation);

/** Where the form of a page that carries one is. */
export const FORM_ID = 'request';

export interface ConsultButtonProps extends ButtonLook {
  /** Title of the request; decides its type. */
  title: string;
  children: ReactNode;
}

/** Opens the page's wizard of that title: by the browser's own command, so the first click answers before scripts run. */
export function ConsultButton({ title, children, ...look }: ConsultButtonProps) {
  const id = wizardId(title);
  return (
    <Button
      {...look}
      onClick={() => openWithoutCommands(id)}
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: id }}
    >
      {children}
    </Button>
  );
}

/** The dialogs that a page's buttons open, each once. */
export const PageWizards = ({ titles }: { titles: readonly string[] }) =>
  [...new Set(titles)].map((title) => <ConsultationWizard key={title} id={wizardId(title)} title={title} />);

/** For browsers without the command attribute. */
function openWithoutCommands(id: string): void {
  if (knowsCommands()) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** What is quicker than any form. */
export const CallAction = (look: ButtonLook) => (
  <LinkButton {...look} href={brand.phone.link}>
    Call {brand.phone.shown}
  </LinkButton>
);

/** On phones the page's main action stays within reach of the thumb. */
export const StickyAction = ({ children }: { children: ReactNode }) => <div className={styles.sticky}>{children}</div>;
