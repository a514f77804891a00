import type { CreatePromoCode, UpdatePromoCode, ValidatePromoCode } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { useOptimisticUpdate } from '../query/use-optimistic-update.js';
import { promoCodeQueries } from './promo-code.queries.js';

const related = [promoCodeQueries.all];

/** Admin: makes a code, as a draft unless it is to be active at once. */
export function useCreatePromoCode() {
  return useAction({
    run: (body: CreatePromoCode, headers) => recordOf(api.POST('/api/v1/deals/promocodes', { body, headers })),
    invalidates: related,
  });
}

/** Admin: changes a code; deals that redeemed it keep what they had (decisions, section 5). */
export function useUpdatePromoCode() {
  return useOptimisticUpdate({
    rows: promoCodeQueries,
    run: ({ id, ...body }: UpdatePromoCode & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/deals/promocodes/{id}', { params: { path: { id } }, body, headers })),
  });
}

/** Admin: deletes a code that no deal redeemed. */
export function useDeletePromoCode() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/deals/promocodes/{id}', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** Admin: brings a deleted code back. */
export function useRestorePromoCode() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/deals/promocodes/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** Asks the server whether a code is good, for a deal or at all; one that isn't rejects with the reason (decisions, section 5). */
export function useValidatePromoCode() {
  return useAction({
    run: (body: ValidatePromoCode, headers) =>
      recordOf(api.POST('/api/v1/deals/validate-promocode', { body, headers })),
  });
}
