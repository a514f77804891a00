import { listPromoCodes, type PromoCodeView } from '@portal/contracts';
import { promoCodeQueries, useRestorePromoCode, useFetchPage } from '@portal/data-access';
import { dealTypeLabels, optionsOf, useLiveDeals, useNewRecord } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { deletedColumns, deletedFilter } from '../../deleted/deleted-list.js';
import { RestoreButton } from '../../deleted/restore-button.js';
import { promoCodeColumns } from './promo-code.columns.js';
import { EditPromoCode, NewPromoCode } from './promo-code.form.js';
import { promoStatusLabels } from './promo-code-labels.js';
import { usePromoCodeBulkActions } from './use-promo-code-bulk-actions.js';
import { useSavePromoCode } from './use-save-promo-code.js';
import { RowEditor } from '../../forms/row-editor.js';
import { CreateButton } from '../../views/create-button.js';
import { useEditedRow } from '../../forms/use-edited-row.js';
import { choiceFilter } from '../../views/filters.js';

const filters = [
  choiceFilter('status', 'Status', promoStatusLabels),
  { key: 'deal_type', label: 'Good for', options: optionsOf(dealTypeLabels) },
  deletedFilter,
];

const goneColumns = deletedColumns(promoCodeColumns, ['code', 'value', 'redeemed_count'], (row) => (
  <RestorePromoCode promo={row} />
));

/** All promo codes; `views` are the ways to the other parts of the screen. */
export function PromoCodeListPage({ views }: { views: ReactNode }) {
  const [query, setQuery] = useListQuery(listPromoCodes, 'view');
  const result = useQuery(promoCodeQueries.list(query));
  const fetchPage = useFetchPage(promoCodeQueries.list);
  const changes = useLiveDeals('promo_codes');
  const bulkActions = usePromoCodeBulkActions();
  const { isMaking, start, stop } = useNewRecord();
  const { edited, edit } = useEditedRow<PromoCodeView>();
  return (
    <>
      <ListPage
        title="Promo codes"
        noun={['promo code', 'promo codes']}
        result={result}
        fetchPage={fetchPage}
        columns={query.deleted ? goneColumns : promoCodeColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search code or description"
        empty={{ title: 'No promo codes yet', text: 'A code takes something off the bills of deals that redeem it.' }}
        actions={
          <>
            {views}
            <CreateButton permission="promo_code.create" label="New promo code" onClick={start} />
          </>
        }
        bulkActions={query.deleted ? [] : bulkActions}
        nameOf={(row) => row.code}
        {...(query.deleted ? {} : { onEdit: edit })}
        changes={changes}
      />
      {isMaking ? <NewPromoCode onClose={stop} /> : null}
      {edited ? <EditFromList key={edited.turn} promo={edited.row} /> : null}
    </>
  );
}

const RestorePromoCode = ({ promo }: { promo: PromoCodeView }) => (
  <RestoreButton
    id={promo.id}
    noun="promo code"
    rowOf={promo.code}
    mutation={useRestorePromoCode()}
    nameOf={({ code }) => code}
  />
);

/** Edits a code by the keyboard, without its menu. */
const EditFromList = ({ promo }: { promo: PromoCodeView }) => (
  <RowEditor
    saver={useSavePromoCode(promo)}
    form={(save, close) => <EditPromoCode promo={promo} onSave={save} onClose={close} />}
  />
);
