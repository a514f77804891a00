import {
  type DealView,
  dealTransitions,
  type DealInterval,
  type DealStatus,
  type UpdateDeal,
  dealFields,
} from '@portal/contracts';
import { useUpdateDeal, useDeleteDeal, useRestoreDeal } from '@portal/data-access';
import { moneyText, intervalLabels, dealStatusLabels } from '@portal/features';
import { moveBack, conflictFields, type Save } from '@portal/ui-antd';
import { type RecordKind, recordToasts } from '../../records/record-kind.js';

const stateBack = moveBack({
  field: 'current_status',
  allowed: ({ current_status: status }: DealView) => dealTransitions.allowed(status, 'admin'),
});

const money = (value: unknown): string => moneyText(Number(value));

const fields = conflictFields(dealFields, {
  amount: money,
  interval: (value) => intervalLabels[value as DealInterval],
  setup_fee: money,
  current_status: (value) => dealStatusLabels[value as DealStatus],
});

export const dealRecord: RecordKind<DealView, UpdateDeal> = {
  noun: ['deal', 'deals'],
  nameOf: ({ title }) => title,
  inSentence: ({ number }) => `deal ${number}`,
  toasts: recordToasts('deal'),
  useUpdate: useUpdateDeal,
  useDelete: useDeleteDeal,
  useRestore: useRestoreDeal,
  useFields: () => fields,
  // the days that were planned for it are dropped by a step, so after one that dropped any there is no way back
  back: (before, now) =>
    before.pause_at || before.resumes_at || before.cancel_at ? undefined : stateBack(before, now),
};

export type DealSaver = Save<DealView, UpdateDeal>;
