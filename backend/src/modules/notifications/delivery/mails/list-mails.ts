import { definitionOf } from '../../templates/catalogue/index.js';

/**
 * Whether it is one of many mails that its reader may not want: it carries one-click unsubscribe (decisions 6.17). The
 * others answer what their reader just did, or an account can't do without them.
 */
export const isListMail = ({ template, category }: { template: string; category: string }): boolean =>
  category !== 'security' && !definitionOf(template)?.isDirect;
