/** The toasts of canned replies. */
export const cannedReplyToasts = {
  created: { short: 'Canned reply added', failure: 'Failed to add the canned reply.' },
  updated: { short: 'Canned reply saved', failure: 'Failed to save the canned reply.' },
  deleted: { short: 'Canned reply deleted', failure: 'Failed to delete the canned reply.' },
} as const;
