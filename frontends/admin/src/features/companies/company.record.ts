import { companyFields, type CompanyView, type UpdateCompany } from '@portal/contracts';
import { useDeleteCompany, useRestoreCompany, useUpdateCompany } from '@portal/data-access';
import { conflictFields } from '@portal/ui-antd';
import { type RecordKind, recordToasts } from '../../records/record-kind.js';

const fields = conflictFields(companyFields);

/** A client company. */
export const companyRecord: RecordKind<CompanyView, UpdateCompany> = {
  noun: ['company', 'companies'],
  nameOf: ({ name }) => name,
  inSentence: ({ name }) => name,
  toasts: recordToasts('company'),
  useUpdate: useUpdateCompany,
  useDelete: useDeleteCompany,
  useRestore: useRestoreCompany,
  useFields: () => fields,
};
