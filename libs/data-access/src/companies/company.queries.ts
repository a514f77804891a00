import { cacheTimings } from '@portal/contracts';
import { bodyQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';
import { defineResource } from '../query/define-resource.js';

/** Client companies, for admins; whatever shows a company's name or counts by company follows. */
const companies = defineResource('/api/v1/companies', {
  key: keys.companies,
  related: [keys.users, keys.deals, keys.invoices],
  optimistic: true,
});

export const companyQueries = {
  ...companies.queries,
  /** The files of its records, newest first, for admins. */
  files: (id: string, page = 1) => ({
    ...bodyQuery([...keys.attachments, 'company', id, page], '/api/v1/companies/{id}/files', {
      path: { id },
      query: { page },
    }),
    ...cacheTimings.projectData,
  }),
};

/** Admin: adds a company without people; changes one at once; deletes one without people; brings it back. */
export const useCreateCompany = companies.useCreate;
export const useUpdateCompany = companies.useUpdate;
export const useDeleteCompany = companies.useDelete;
export const useRestoreCompany = companies.useRestore;

/** Admin: moves all users of a company to another, and deletes it; the answer is the other (decisions, section 1). */
export const useMergeCompany = companies.step('merge', { removes: true });
