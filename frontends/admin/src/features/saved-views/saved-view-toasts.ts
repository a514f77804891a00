/** Texts of the toasts about saved views. */
export const savedViewToasts = {
  created: { short: 'View saved', failure: 'Failed to save view' },
  updated: { short: 'View updated', failure: 'Failed to update view' },
  deleted: { short: 'View deleted', failure: 'Failed to delete view' },
} as const;
