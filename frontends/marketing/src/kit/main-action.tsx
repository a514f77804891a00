import { brand, LinkButton, type ButtonLook } from '@portal/ui';
import { siteRequestTitle } from '@portal/contracts';
import { ConsultButton, generalConsultation } from './consult-button.js';
import type { ServiceContent } from './service-content.js';

/** The title of the page's main action. */
export const titleOfAction = ({ meta, action }: ServiceContent): string =>
  siteRequestTitle(meta.title, action.label, action.wizardTitle ?? generalConsultation);

/** Where the form of a page that carries one is. */
export const FORM_ID = 'request';

interface MainActionProps extends ButtonLook {
  content: ServiceContent;
  /** Shown in place of the action's own label. */
  label?: string;
}

/** The page's main action: its wizard in a dialog, or the way to the form that stands on the page. */
export function MainAction({ content, label = content.action.label, ...look }: MainActionProps) {
  const { form } = content;
  if (form)
    return (
      <LinkButton {...look} href={`#${FORM_ID}`}>
        {label}
      </LinkButton>
    );
  return (
    <ConsultButton {...look} title={titleOfAction(content)}>
      {label}
    </ConsultButton>
  );
}

/** What is quicker than any form. */
export const CallAction = (look: ButtonLook) => (
  <LinkButton {...look} href={brand.phone.link}>
    Call {brand.phone.shown}
  </LinkButton>
);
