import { defineAction } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const promoCodes = defineResource('/api/v1/deals/promocodes', { key: keys.promoCodes, optimistic: true });

export const promoCodeQueries = promoCodes.queries;

/**
 * Admin: makes a code, as a draft unless it is to be active at once; changes it, where deals that redeemed it keep what
 * they had (decisions, section 5); deletes one that no deal redeemed; brings it back.
 */
export const useCreatePromoCode = promoCodes.useCreate;
export const useUpdatePromoCode = promoCodes.useUpdate;
export const useDeletePromoCode = promoCodes.useDelete;
export const useRestorePromoCode = promoCodes.useRestore;

/** Validates a code on the server, for a deal or at all; an invalid one rejects with the reason (decisions 5.9). */
export const useValidatePromoCode = defineAction('post', '/api/v1/deals/validate-promocode');
