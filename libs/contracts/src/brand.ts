/** Everything that names the company, in one place: site, portal, console and mails read it. Contact data is fictional. */
export const brand = {
  name: 'Pamlico IT Services',
  shortName: 'Pamlico IT',
  tagline: 'Calm, local IT for small businesses',
  region: 'Eastern North Carolina',
  /** Shown on PDFs, line by line. */
  address: '555 Example Wharf, Suite 2\nNew Bern, NC 28560',
  reach: 'On site across Eastern North Carolina, remote nationwide',
  email: 'hello@pamlico-it.example',
  phone: { shown: '(252) 555-0142', link: 'tel:+12525550142' },
  hours: 'Mon-Fri 8AM-6PM EST',
  promises: {
    emailResponse: '24-hour e-mail response guarantee',
    sameDay: 'Same-day consultation',
    contact: 'We contact you within 24 hours and send a calendar invite.',
  },
  /** The landing page's claims (specification, section 1); no others may be made. */
  claims: {
    years: '15+',
    projects: '500+',
    retention: '98%',
    averageRoi: '40%',
    businesses: '100+',
    uptime: '99.9%',
    support: '24/7',
  },
  /** Hexadecimal because mails have no style sheet variables. */
  colors: { primary: '#0B5F7A', accent: '#C2410C', page: '#FAF7F2', text: '#10243A' },
  paymentInstructions: 'Pay by ACH or check to Pamlico IT Services, with the invoice number as reference.',
} as const;
export type Brand = typeof brand;

/**
 * Where customers send money; shown with what they owe, and nowhere else. The numbers are fictional. In production all
 * must be given, or the product doesn't start.
 */
export const paymentAccount = {
  accountName: 'Pamlico IT Services',
  bankName: 'Example Bank of the Carolinas',
  routingNumber: '000555014',
  accountNumber: '5550142555',
  checkPayableTo: 'Pamlico IT Services',
  checkAddress: 'Accounts Receivable\nPO Box 555\nNew Bern, NC 28563',
} as const;
export type PaymentAccount = Readonly<Record<keyof typeof paymentAccount, string>>;

/** The missing payment details of the brand, one sentence each; with any, invoices can't be paid. */
export const missingPaymentDetails = (account: PaymentAccount): string[] =>
  Object.entries(account)
    .filter(([, value]) => value.trim() === '')
    .map(([name]) => `paymentAccount.${name} in the brand file must be given in production: customers pay by it`);
