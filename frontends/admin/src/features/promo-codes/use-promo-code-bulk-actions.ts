import { promoCodeTransitions, type PromoCodeStatus, type PromoCodeView } from '@portal/contracts';
import { useDeletePromoCode, useUpdatePromoCode } from '@portal/data-access';
import { moveBack, useConfirm, type BulkAction } from '@portal/ui-antd';
import { undoBy, withOneToast } from '../../toasts/with-toast.js';
import { useBulkDelete } from '../../views/use-bulk-delete.js';
import { promoCodeToasts } from './promo-code-toasts.js';

type Codes = readonly PromoCodeView[];

const codeBack = moveBack({
  field: 'status',
  allowed: ({ status }: PromoCodeView) => promoCodeTransitions.allowed(status, 'admin'),
});
const namesOf = (rows: Codes): string => rows.map(({ code }) => code).join(', ');
const noun = ['promo code', 'promo codes'] as const;
const codes = (count: number): string => (count === 1 ? 'this promo code' : `these ${count} promo codes`);

const mayAllGo =
  (to: PromoCodeStatus) =>
  (rows: Codes): boolean =>
    rows.every(({ status }) => promoCodeTransitions.allowed(status, 'admin').includes(to));

/** What can be done to several codes at once. */
export function usePromoCodeBulkActions(): readonly BulkAction<PromoCodeView>[] {
  const update = useUpdatePromoCode();
  const confirm = useConfirm();

  const move = (rows: Codes, status: PromoCodeStatus): Promise<void> =>
    withOneToast(rows, ({ id, version }) => update.mutateAsync({ id, version, status }), {
      ...promoCodeToasts.updated,
      noun,
      undo: undoBy(codeBack, update.mutateAsync),
    });
  const archive = async (rows: Codes): Promise<boolean> => {
    const agreed = await confirm({
      title: `Archive ${codes(rows.length)}?`,
      text: `${namesOf(rows)}: nobody can use them any more, for good. Deals that redeemed them keep their discount.`,
      confirm: rows.length === 1 ? 'Archive code' : `Archive ${rows.length} codes`,
    });
    if (agreed) void move(rows, 'archived');
    return agreed;
  };
  const removeAll = useBulkDelete({
    mutation: useDeletePromoCode(),
    question: (rows: Codes) => ({
      title: `Delete ${codes(rows.length)}?`,
      text: `${namesOf(rows)}: nobody can use them any more. An admin can bring them back for 30 days.`,
      confirm: rows.length === 1 ? 'Delete code' : `Delete ${rows.length} codes`,
    }),
    noun,
    toasts: promoCodeToasts.deleted,
  });
  return [
    { key: 'activate', label: 'Activate', allowed: mayAllGo('active'), run: (rows) => void move(rows, 'active') },
    { key: 'pause', label: 'Pause', allowed: mayAllGo('paused'), run: (rows) => void move(rows, 'paused') },
    {
      key: 'archive',
      label: 'Archive',
      danger: true,
      allowed: mayAllGo('archived'),
      ask: archive,
    },
    {
      key: 'delete',
      label: 'Delete',
      danger: true,
      allowed: (rows) => rows.every((row) => row.redeemed_count === 0),
      ask: removeAll,
    },
  ];
}
