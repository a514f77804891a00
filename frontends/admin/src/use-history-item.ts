import { useCan } from '@portal/data-access';
import type { MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import { addresses } from './addresses.js';

/** The way from a record to what was changed of it and of what belongs to it, for its menu. */
export function useHistoryItem(record: { id: string }): NonNullable<MenuProps['items']> {
  const navigate = useNavigate();
  const mayList = useCan('audit.list');
  return mayList
    ? [{ key: 'history', label: 'History of changes', onClick: () => void navigate(addresses.historyOf(record)) }]
    : [];
}
