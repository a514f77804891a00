import { dealFields, dealTransitions, type DealInterval, type DealStatus, type DealView, type UpdateDeal } from '@portal/contracts';
import { useUpdateDeal } from '@portal/data-access';
import { dealStatusLabels, intervalLabels, moneyText } from '@portal/features';
import { conflictFields, moveBack, useSave, type Save } from '@portal/ui-antd';
import { dealToasts } from './deal-toasts.js';

export type DealSaver = Save<DealView, UpdateDeal>;

const stateBack = moveBack({
  field: 'current_status',
  allowed: ({ current_status: status }: DealView) => dealTransitions.allowed(status, 'admin'),
});

/** The days that were planned for it are dropped by a step, so after one that dropped any there is no way back. */
const dealBack = (before: DealView, now: DealView) =>
  before.pause_at || before.resumes_at || before.cancel_at ? undefined : stateBack(before, now);

const money = (value: unknown): string => moneyText(Number(value));

const fields = conflictFields(dealFields, {
  amount: money,
  interval: (value) => intervalLabels[value as DealInterval],
  setup_fee: money,
  current_status: (value) => dealStatusLabels[value as DealStatus],
});

/** Changes one deal, with toasts, and lets the admin choose when another user changed it first (decisions 2.6). */
export function useSaveDeal(deal: DealView): DealSaver {
  const update = useUpdateDeal();
  return useSave({
    record: deal,
    name: `deal ${deal.number}`,
    send: (changes: UpdateDeal) => update.mutateAsync({ id: deal.id, ...changes }),
    fields,
    toasts: dealToasts.updated,
    back: dealBack,
  });
}
