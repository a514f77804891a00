import { ListPromoCodes, promoCodeTransitions, type PromoCodeStatus, type PromoCodeView } from '@portal/contracts';
import { promoCodeQueries, useCan, useDeletePromoCode } from '@portal/data-access';
import { columnsOf, dealTypeLabels, optionsOf, useCreation, useLiveDeals, useRecordList } from '@portal/features';
import {
  moveBack,
  StatusTag,
  useConfirm,
  useConfirmDelete,
  useSaveRecord,
  type BulkAction,
  type ListColumn,
} from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { RecordEditor } from '../../forms/row-editor.js';
import { RecordList } from '../../records/record-list.js';
import { questionOf, useBulkMove, useBulkRemove } from '../../records/use-bulk.js';
import { choiceFilter, deletedFilter } from '../../views/filters.js';
import { RowMenu } from '../../views/row-menu.js';
import { EditPromoCode, NewPromoCode } from './promo-code.form.js';
import {
  displayStatusOf,
  givenBy,
  promoCodeRecord,
  promoDealTypeLabels,
  promoStatusLabels,
  redeemedText,
} from './promo-code.record.js';

const { choice, line, menu, time } = columnsOf<PromoCodeView>();

/** The columns of the console's promo codes. */
const promoCodeColumns: readonly ListColumn<PromoCodeView>[] = [
  line('code', 'Code', { sortable: true, width: '180px', onCard: 'title' }),
  line('value', 'Gives', { priority: 'high', text: givenBy, fields: ['discount_type', 'value'] }),
  choice('deal_type', 'Good for', promoDealTypeLabels, { width: '120px', priority: 'low' }),
  line('status', 'Status', {
    sortable: true,
    width: '124px',
    cell: (row) => <StatusTag tone={displayStatusOf(row).tone}>{displayStatusOf(row).words}</StatusTag>,
    text: (row) => displayStatusOf(row).words,
    fields: ['status', 'expired', 'exhausted'],
    onCard: 'corner',
  }),
  line('redeemed_count', 'Redeemed', { sortable: true, width: '120px', align: 'end', cell: redeemedText }),
  time('ends_at', 'Ends', { sortable: true, width: '132px' }),
  time('created_at', 'Created', { sortable: true, width: '140px', priority: 'low', onCard: 'hidden' }),
  menu((row) => <PromoCodeMenu promo={row} />),
];

const filters = [
  choiceFilter('status', 'Status', promoStatusLabels),
  { key: 'deal_type', label: 'Good for', options: optionsOf(dealTypeLabels) },
  deletedFilter,
];

const deleted = { of: promoCodeRecord, columns: ['code', 'value', 'redeemed_count'] };

/** All promo codes; `views` are the ways to the other parts of the screen. */
export function PromoCodeListPage({ views }: { views: ReactNode }) {
  const list = useRecordList(ListPromoCodes, promoCodeQueries.list, 'view');
  const changes = useLiveDeals('promo_codes');
  const bulkActions = usePromoCodeBulkActions();
  const creation = useCreation({
    permission: 'promo_code.create',
    label: 'New promo code',
    form: (close) => <NewPromoCode onClose={close} />,
  });
  return (
    <RecordList
      {...list}
      title="Promo codes"
      noun={promoCodeRecord.noun}
      columns={promoCodeColumns}
      deleted={deleted}
      filters={filters}
      searchLabel="Search code or description"
      empty={{ title: 'No promo codes yet', text: 'A code takes something off the bills of deals that redeem it.' }}
      actions={views}
      creation={creation}
      bulkActions={bulkActions}
      nameOf={(row) => row.code}
      editor={(row) => <RecordEditor of={promoCodeRecord} record={row} Form={EditPromoCode} />}
      changes={changes}
    />
  );
}

const onButton = ['code', 'codes'] as const;

const namesOf = (rows: readonly PromoCodeView[]): string => rows.map(({ code }) => code).join(', ');

/** What can be done to several codes at once. */
function usePromoCodeBulkActions(): readonly BulkAction<PromoCodeView>[] {
  const move = useBulkMove(promoCodeRecord, {
    transitions: promoCodeTransitions,
    changesTo: ({ version }, status) => ({ version, status }),
    back: moveBack({
      field: 'status',
      allowed: ({ status }: PromoCodeView) => promoCodeTransitions.allowed(status, 'admin'),
    }),
  });
  const remove = useBulkRemove<PromoCodeView>(promoCodeRecord);
  return [
    move('Activate', 'active'),
    move('Pause', 'paused'),
    move('Archive', 'archived', {
      danger: true,
      question: (rows) => ({
        ...questionOf('Archive', rows, promoCodeRecord.noun, onButton),
        text: `${namesOf(rows)}: nobody can use them any more, for good. Deals that redeemed them keep their discount.`,
      }),
    }),
    remove({
      onButton,
      text: (rows) => `${namesOf(rows)}: nobody can use them any more. An admin can bring them back for 30 days.`,
      allowed: (row) => row.redeemed_count === 0,
    }),
  ];
}

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
