import { defineErrors } from '../core/define-errors.js';

export const dealDocumentErrors = defineErrors({
  'deal_document.file_changed': [409, 'The document changed since you read it. Please read it again'],
  'deal_document.immutable': [409, 'A signed document is never changed or deleted. Send a new one to replace it'],
  'deal_document.not_draft': [409, 'Only a draft can be deleted. Void the document instead'],
  'deal_document.file_needed': [400, 'Send the file: only quotes and contracts are written from the deal'],
  'deal_document.pdf_needed': [415, 'What is to be signed must be a PDF that opens without a password'],
  'deal_document.name_unconfirmed': [
    400,
    'Sign with first and last name as in your profile, or confirm that you sign for this account',
  ],
  'pdf.too_complex': [400, 'This PDF is too complex to be signed. Print it to a new, simpler PDF and send that'],
  'deal_document.deal_not_sent': [409, 'The customer does not see the deal yet. Send the deal first'],
  'deal_document.outdated': [
    409,
    'The deal was changed after this document was written. Write a new one from the deal',
  ],
  'deal_document.deal_ended': [409, 'The deal has ended. It takes no new documents'],
  'deal_document.quote_accepted': [409, 'The deal is accepted, so its quote no longer needs a signature'],
  'deal_document.signing_ended': [409, 'The deal has ended, so this document is no longer to be signed'],
});
