/** The list of companies is a view of the customers'. */
export const companiesPath = '/admin/customers?view=companies';

/** A company's own page. */
export const companyPath = (id: string): string => `/admin/customers/companies/${id}`;
