import { defineErrors } from '../core/define-errors.js';

export const dealDocumentErrors = defineErrors({
  'deal_document.file_changed': [409, 'The document changed since you read it. Please read it again'],
  'deal_document.immutable': [409, 'A signed document is never changed or deleted. Void it by a new one'],
  'deal_document.not_draft': [409, 'Only a draft can be deleted. Void the document instead'],
  'deal_document.file_needed': [400, 'Send the file: only quotes and contracts are written from the deal'],
  'deal_document.deal_ended': [409, 'The deal has ended. It takes no new documents'],
});
