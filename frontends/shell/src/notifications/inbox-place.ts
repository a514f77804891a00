import { notificationCategories, type NotificationCategory, type NotificationView } from '@portal/contracts';
import { useSearchParams } from 'react-router';

export const inboxTabs = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
  { id: 'archived', label: 'Archived' },
] as const;
type InboxTab = (typeof inboxTabs)[number]['id'];

/** What of the inbox is shown. */
export interface InboxPlace {
  tab: InboxTab;
  category: NotificationCategory | undefined;
  page: number;
}

/** The place as the address says it. */
export function useInboxPlace() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const place: InboxPlace = {
    tab: inboxTabs.find(({ id }) => id === params.get('show'))?.id ?? 'all',
    category: notificationCategories.find((category) => category === params.get('category')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  const go = (changes: Partial<InboxPlace>) => {
    const { tab, category, page: next } = { ...place, ...changes };
    setParams({
      ...(tab === 'all' ? {} : { show: tab }),
      ...(category ? { category } : {}),
      ...(next === 1 ? {} : { page: String(next) }),
    });
  };
  return { place, go };
}

/** Whether an entry still belongs to the tab, also before the server answered a mark. */
export const isShown = ({ read_at, archived_at }: NotificationView, tab: InboxTab): boolean =>
  (archived_at !== null) === (tab === 'archived') && (tab !== 'unread' || read_at === null);
