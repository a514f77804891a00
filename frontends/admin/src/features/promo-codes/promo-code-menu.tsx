import { promoCodeTransitions, type PromoCodeStatus, type PromoCodeView } from '@portal/contracts';
import { useCan, useDeletePromoCode } from '@portal/data-access';
import { useConfirmDelete, useConfirm, useSaveRecord } from '@portal/ui-antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { RowMenu } from '../../views/row-menu.js';
import { EditPromoCode } from './promo-code.form.js';
import { promoCodeRecord } from './promo-code.record.js';

const stepLabels: Readonly<Record<PromoCodeStatus, string>> = {
  active: 'Activate',
  paused: 'Pause',
  archived: 'Archive',
  draft: 'Back to draft',
};

/** What can be done about a code: its steps, the deals that redeemed it, editing, deleting. */
export function PromoCodeMenu({ promo }: { promo: PromoCodeView }) {
  const saver = useSaveRecord(promoCodeRecord, promo);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const mayUpdate = useCan('promo_code.update');
  const { confirmDelete } = useConfirmDelete({
    id: promo.id,
    mutation: useDeletePromoCode(),
    noun: 'code',
    title: `Delete promo code ${promo.code}?`,
    text: 'Nobody can use it any more. An admin can bring it back for 30 days.',
    toasts: promoCodeRecord.toasts.deleted,
  });
  const move = async (to: PromoCodeStatus): Promise<void> => {
    const agreed =
      to !== 'archived' ||
      (await confirm({
        title: `Archive promo code ${promo.code}?`,
        text: 'Nobody can use it any more, for good. Deals that redeemed it keep their discount.',
        confirm: 'Archive code',
        keep: 'Keep code',
      }));
    if (agreed) saver.apply({ status: to, version: promo.version });
  };
  if (!mayUpdate) return null;
  return (
    <>
      <RowMenu
        name={`promo code ${promo.code}`}
        items={[
          ...promoCodeTransitions.allowed(promo.status, 'admin').map((to) => ({
            key: to,
            label: stepLabels[to],
            danger: to === 'archived',
            onClick: () => void move(to),
          })),
          promo.status !== 'archived' && { key: 'edit', label: 'Edit', onClick: () => setEditing(true) },
          promo.redeemed_count > 0
            ? {
                key: 'deals',
                label: 'Show its deals',
                onClick: () => void navigate(`${addresses.deals}?promo_code=${promo.code}`),
              }
            : { key: 'delete', label: 'Delete', danger: true, onClick: confirmDelete },
        ]}
      />
      {editing ? <EditPromoCode record={promo} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
      {saver.conflictDialog}
    </>
  );
}
