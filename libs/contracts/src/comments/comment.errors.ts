import { defineErrors } from '../core/define-errors.js';

export const commentErrors = defineErrors({
  'attachment.too_large': [413, 'A file can have at most 10 MB'],
  'attachment.too_many': [409, 'A comment can have at most 10 files'],
  'project.too_many_files': [409, 'A project can have at most 500 files of its own: delete some first'],
  'attachment.type_refused': [
    415,
    'Files of this kind are not accepted: send images, PDF, text, CSV, office documents or ZIP',
  ],
  'attachment.mismatch': [400, 'The file does not match the size or type that was sent with it'],
  'attachment.broken': [400, 'The file did not arrive in one piece; please send it again'],
  'file.infected': [400, 'This file was refused: our virus scanner found something harmful in it'],
  'file.not_scanned': [503, 'Files cannot be checked for viruses right now. Please try again in a moment'],
  'storage.unavailable': [503, 'Files cannot be stored right now. Please try again in a moment'],
});
