import { offerings, requestTitleOf, siteRequestTitle } from '@portal/contracts';
import { Button, knowsCommands, type ButtonLook } from '@portal/ui';
import { ConsultationWizard } from '@portal/wizard';
import type { ReactNode } from 'react';

/** Names the page's dialog for a title, so that several buttons open the same one. */
const wizardId = (title: string): string => `wizard-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The title of the site's general button: the free half hour. */
export const generalConsultation = requestTitleOf(offerings.general_consultation);

/** The same from the home page, by one of its buttons. */
export const homeRequest = (action: string): string => siteRequestTitle('Home', action, generalConsultation);

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
export function PageWizards({ titles }: { titles: readonly string[] }) {
  return [...new Set(titles)].map((title) => <ConsultationWizard key={title} id={wizardId(title)} title={title} />);
}

/** For browsers without the command attribute. */
function openWithoutCommands(id: string): void {
  if (knowsCommands()) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
