/** What is said after a change of companies, in the manner of the specification's toasts. */
export const companySays = {
  created: { success: 'Company created successfully.', failure: 'Failed to create company.' },
  updated: { success: 'Company updated successfully.', failure: 'Failed to update company.' },
  deleted: { success: 'Company deleted successfully.', failure: 'Failed to delete company.' },
} as const;
