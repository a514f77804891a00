import type { DealDocumentView, DealView } from '@portal/contracts';
import { anId, hoursAgo } from './builders.js';

let made = 0;
const nextNumber = (): number => ++made;
const times = () => ({ created_at: hoursAgo(48), updated_at: hoursAgo(2) });

/** A recurring deal of $450 a month that was sent to its customer; override what the test is about. */
export const aDeal = (own: Partial<DealView> = {}): DealView => ({
  id: anId(),
  number: `D-${String(nextNumber()).padStart(4, '0')}`,
  title: 'Managed backup',
  description: 'Nightly backups of all servers.',
  terms: 'Thirty days notice.',
  customer_id: anId(),
  company_id: null,
  company_name: 'Trent River Dental',
  customer_name: 'Dana Willis',
  customer_email: 'dana@example.com',
  deal_type: 'recurring',
  interval: 'month',
  amount: 450,
  monthly_amount: 450,
  setup_fee: 0,
  current_status: 'sent',
  starts_on: null,
  next_bill_on: null,
  pause_at: null,
  resumes_at: null,
  cancel_at: null,
  promo_code: null,
  discount_terms: null,
  discount: 0,
  monthly_discount: 0,
  terms_hash: 'a'.repeat(64),
  accepted_at: null,
  accepted_by_name: null,
  acceptance_method: null,
  decline_reason: null,
  cancel_reason: null,
  consultation_id: null,
  version: 1,
  ...times(),
  ...own,
});

/** A contract that waits for the customer's signature. */
export const aDealDocument = (own: Partial<DealDocumentView> = {}): DealDocumentView => ({
  id: anId(),
  deal_id: anId(),
  deal_number: 'D-0001',
  deal_title: 'Managed backup',
  customer_id: anId(),
  company_id: null,
  kind: 'contract',
  title: 'Contract D-0001',
  status: 'sent',
  file_name: 'contract-d-0001.pdf',
  file_size: 42_000,
  file_type: 'application/pdf',
  sha256: 'b'.repeat(64),
  sent_at: hoursAgo(3),
  signer_name: null,
  signed_at: null,
  signed_sha256: null,
  reason: null,
  version: 1,
  ...times(),
  ...own,
});
