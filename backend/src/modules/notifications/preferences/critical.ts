import type { Message, Recipient } from '../notification.entity.js';
import type { TemplateName } from '../templates/template.js';

interface CriticalFor {
  /** The address that is on call; null where none is named, and every admin is. */
  onCallEmail: string | null;
}

type Rule = (message: Message, recipient: Recipient, context: CriticalFor) => boolean;

const always: Rule = () => true;
const isOnCall: Rule = (_message, { email }, { onCallEmail }) => onCallEmail === null || email === onCallEmail;
const isUrgentOnCall: Rule = (message, ...rest) => message.data['urgent'] === 'true' && isOnCall(message, ...rest);

/**
 * What goes at any hour, in no digest: the security of an account, and for the admin on call urgent tickets and missed
 * promises (decisions 6.15). The preferences screen names these.
 */
const criticalTemplates: Partial<Record<TemplateName, Rule>> = {
  security_new_browser: always,
  security_role: always,
  security_signed_out: always,
  security_address: always,
  security_suspended: always,
  security_export: always,
  ticket_opened: isUrgentOnCall,
  ticket_urgent: isOnCall,
  ticket_breached: isOnCall,
};

export const isCritical: Rule = (message, ...rest) => criticalTemplates[message.template]?.(message, ...rest) ?? false;
