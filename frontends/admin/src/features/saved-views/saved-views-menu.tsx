import { viewSearch, type SavedViewView, CreateSavedView, UpdateSavedView } from '@portal/contracts';
import {
  savedViewQueries,
  useDeleteSavedView,
  useSession,
  useCreateSavedView,
  useUpdateSavedView,
} from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { chosenList, ClickMenu, useConfirmDelete, useMenuButton, FormModal, LineItem, withId } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, type MenuProps, Checkbox, Form } from 'antd';
import { Bookmark, Check, ChevronDown, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import './saved-views-menu.css';

/** Texts of the toasts about saved views. */
const savedViewToasts = {
  created: { short: 'View saved', failure: 'Failed to save view' },
  updated: { short: 'View updated', failure: 'Failed to update view' },
  deleted: { short: 'View deleted', failure: 'Failed to delete view' },
} as const;

type Items = NonNullable<MenuProps['items']>;

const icon = (Icon: typeof Check) => <Icon size={14} strokeWidth={1.75} />;

/** The saved views of the list at this address: opened, saved, renamed, shared and deleted. */
export function SavedViewsMenu() {
  useChannel('saved_views');
  const { pathname: path, search: address } = useLocation();
  const search = viewSearch(new URLSearchParams(address).toString());
  const { data } = useQuery(savedViewQueries.list({ path, limit: 100, sortOrder: 'asc' }));
  const [open, setOpen] = useState<'new' | 'edit'>();
  const { ref, onKeyDown, focus } = useMenuButton();
  const views = data?.data ?? [];
  const current = views.find((view) => view.search === search);
  const { confirmDelete } = useDeletion(current);
  const opening = useViewItems(views, current);
  const close = (): void => setOpen(undefined);
  const changing: Items = current
    ? [
        { key: 'edit', icon: icon(Pencil), label: 'Rename or share', onClick: () => setOpen('edit') },
        { key: 'delete', icon: icon(Trash2), label: 'Delete view', danger: true, onClick: confirmDelete },
      ]
    : [{ key: 'new', icon: icon(Plus), label: 'Save this view', onClick: () => setOpen('new') }];

  return (
    <>
      <ClickMenu placement="bottomRight" menu={{ items: [...opening, ...changing], onKeyDown, onClick: focus }}>
        <Button ref={ref} icon={icon(Bookmark)} aria-label={current ? `Saved views: ${current.name}` : 'Saved views'}>
          <span className="saved-views__name ellipsis">{current?.name ?? 'Views'}</span>
          {icon(ChevronDown)}
        </Button>
      </ClickMenu>
      {open === 'new' ? <NewSavedView path={path} search={search} onClose={close} /> : null}
      {open === 'edit' && current ? <EditSavedView view={current} onClose={close} /> : null}
    </>
  );
}

/** The items that open a view: one's own first, then those of colleagues. */
function useViewItems(views: readonly SavedViewView[], current: SavedViewView | undefined): Items {
  const { user } = useSession();
  const navigate = useNavigate();
  const group = (label: string, members: readonly SavedViewView[]): Items =>
    members.length === 0
      ? []
      : [
          {
            key: label,
            type: 'group',
            label,
            children: members.map((view) => ({
              key: view.id,
              icon: <span className="saved-views__mark">{view === current ? icon(Check) : null}</span>,
              label: view.name,
              onClick: () => void navigate({ pathname: view.path, search: view.search }, { state: chosenList }),
            })),
          },
        ];
  const isOwn = ({ owner_id: owner }: SavedViewView): boolean => owner === user?.id;
  return [
    ...group('Your views', views.filter(isOwn)),
    ...group(
      'Shared by colleagues',
      views.filter((view) => !isOwn(view)),
    ),
    ...(views.length > 0 ? [{ key: 'line', type: 'divider' as const }] : []),
  ];
}

function useDeletion(view: SavedViewView | undefined) {
  return useConfirmDelete({
    id: view?.id ?? '',
    mutation: useDeleteSavedView(),
    noun: 'view',
    title: `Delete the view “${view?.name ?? ''}”?`,
    text: view?.is_shared ? 'It is gone for all admins. The records it shows stay.' : 'The records it shows stay.',
    toasts: savedViewToasts.deleted,
  });
}

interface NewSavedViewProps {
  /** The list's address and its search. */
  path: string;
  search: string;
  onClose: () => void;
}

/** Saves what a list shows under a name. */
export const NewSavedView = ({ path, search, onClose }: NewSavedViewProps) => (
  <FormModal
    title="Save this view"
    schema={CreateSavedView}
    initialValues={{ name: '', is_shared: false }}
    toInput={(values) => ({ ...values, path, search })}
    submitText="Save view"
    onSubmit={useCreateSavedView().mutateAsync}
    toasts={savedViewToasts.created}
    onClose={onClose}
  >
    <Fields />
  </FormModal>
);

/** Renames a view or shares it. */
export const EditSavedView = ({ view, onClose }: { view: SavedViewView; onClose: () => void }) => (
  <FormModal
    title={`Change the view “${view.name}”`}
    schema={UpdateSavedView}
    initialValues={{ name: view.name, is_shared: view.is_shared }}
    toInput={(values) => ({ ...values, version: view.version })}
    submitText="Save changes"
    onSubmit={withId(view.id, useUpdateSavedView())}
    toasts={savedViewToasts.updated}
    onClose={onClose}
  >
    <Fields />
  </FormModal>
);

const Fields = () => (
  <>
    <LineItem name="name" label="Name" required />
    <Form.Item name="is_shared" valuePropName="checked">
      <Checkbox>Share it with all admins</Checkbox>
    </Form.Item>
  </>
);
