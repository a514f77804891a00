/** The toasts of changes of companies, in the style of the specification's. */
export const companyToasts = {
  created: { success: 'Company created successfully.', failure: 'Failed to create company.' },
  updated: { success: 'Company updated successfully.', failure: 'Failed to update company.' },
  deleted: { success: 'Company deleted successfully.', failure: 'Failed to delete company.' },
} as const;
