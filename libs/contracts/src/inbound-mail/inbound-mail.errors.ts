import { defineErrors } from '../core/define-errors.js';

export const inboundMailErrors = defineErrors({
  'inbound_mail.infected': [409, 'This mail cannot be downloaded: our virus scanner found something harmful in it'],
});
