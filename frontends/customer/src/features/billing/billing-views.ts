/** The lists of the billing screen, by their word in the address: `?view=payments`; the first is the one without. */
export const billingViews = { invoices: 'Invoices', payments: 'Payments', coming: 'Coming up' } as const;

export type BillingView = keyof typeof billingViews;

const isView = (word: string | null): word is BillingView => word !== null && word in billingViews;

/** The list that an address names. */
export const billingViewOf = (params: URLSearchParams): BillingView => {
  const word = params.get('view');
  return isView(word) ? word : 'invoices';
};
