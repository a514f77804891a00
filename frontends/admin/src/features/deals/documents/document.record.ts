import type { DealDocumentView } from '@portal/contracts';
import { useRestoreDealDocument } from '@portal/data-access';
import { recordToasts } from '../../../records/record-kind.js';
/** A document of a deal; only drafts are deleted. */
export const documentRecord = {
  noun: ['document', 'documents'],
  nameOf: ({ title }: DealDocumentView): string => title,
  toasts: recordToasts('document'),
  useRestore: useRestoreDealDocument,
} as const;
