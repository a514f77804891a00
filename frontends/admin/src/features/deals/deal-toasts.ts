/** The toasts of changes of deals and their documents, in the style of the specification's. */
export const dealToasts = {
  created: { success: 'Deal created successfully.', failure: 'Failed to create deal.' },
  updated: { success: 'Deal updated successfully.', failure: 'Failed to update deal.' },
  sent: { success: 'Deal and documents sent successfully.', failure: 'Failed to send deal.' },
  deleted: { success: 'Deal deleted successfully.', failure: 'Failed to delete deal.' },
  documentCreated: { success: 'Document created successfully.', failure: 'Failed to create document.' },
  documentUpdated: { success: 'Document updated successfully.', failure: 'Failed to update document.' },
  documentDeleted: { success: 'Document deleted successfully.', failure: 'Failed to delete document.' },
} as const;
