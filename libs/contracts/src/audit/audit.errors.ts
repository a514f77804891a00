import { defineErrors } from '../core/define-errors.js';

export const auditErrors = defineErrors({
  'audit.tampered': [409, '{fault}'],
  'audit.other_head': [
    409,
    'The noted head {head} is not in the chain: entries were removed, or the chain was written anew',
  ],
  'audit.no_head': [400, 'A head is a position, a colon and a hash, as verify-audit prints it'],
});
