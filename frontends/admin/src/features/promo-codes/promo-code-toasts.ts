/** The toasts of changes of promo codes, in the style of the specification's. */
export const promoCodeToasts = {
  created: { success: 'Promo code created successfully.', failure: 'Failed to create promo code.' },
  updated: { success: 'Promo code updated successfully.', failure: 'Failed to update promo code.' },
  deleted: { success: 'Promo code deleted successfully.', failure: 'Failed to delete promo code.' },
} as const;
