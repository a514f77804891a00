import type { CreateDealPayment, RefundDealPayment, UpdateDealPayment } from '@portal/contracts';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { billing } from './billing-key.js';

const related = { invalidates: [billing, analyticsQueries.all], refetchesOnRefusal: [billing] };

/** Admin: records money that came in; more than the invoice's balance becomes credit of the account. */
export function useCreateDealPayment() {
  return useAction({
    run: (body: CreateDealPayment, headers) => recordOf(api.POST('/api/v1/deals/deal-payments', { body, headers })),
    ...related,
  });
}

/** Admin: says what became of a pending payment, or changes its note. */
export function useUpdateDealPayment() {
  return useAction({
    run: ({ id, ...body }: UpdateDealPayment & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/deals/deal-payments/{id}', { params: { path: { id } }, body, headers })),
    ...related,
  });
}

/** Admin: records money that went back; invoices that it had paid are open again. */
export function useRefundDealPayment() {
  return useAction({
    run: ({ id, ...body }: RefundDealPayment & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/deals/deal-payments/{id}/refund', { params: { path: { id } }, body, headers })),
    ...related,
  });
}
