/** What is said after a change of promo codes, in the manner of the specification's toasts. */
export const promoCodeSays = {
  created: { success: 'Promo code created successfully.', failure: 'Failed to create promo code.' },
  updated: { success: 'Promo code updated successfully.', failure: 'Failed to update promo code.' },
  deleted: { success: 'Promo code deleted successfully.', failure: 'Failed to delete promo code.' },
} as const;
