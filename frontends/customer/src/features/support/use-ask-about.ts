import { useSession } from '@portal/data-access';
import type { SubjectValue } from '@portal/features';
import type { MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';

/** The item of a record's menu that opens a ticket about it; none for admins, whose tickets are a customer's. */
export function useAskAbout(noun: string, about: SubjectValue): NonNullable<MenuProps['items']> {
  const { isAdmin } = useSession();
  const navigate = useNavigate();
  if (isAdmin) return [];
  return [
    { key: 'ask', label: `Ask about this ${noun}`, onClick: () => void navigate(`${addresses.support}?new=${about}`) },
  ];
}
