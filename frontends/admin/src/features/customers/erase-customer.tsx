import {
  EraseUser,
  liveDealStatuses,
  liveProjectStatuses,
  openConsultationStatuses,
  unbilledEntryStatuses,
  type ErasureKept,
  type UserErasure,
  type UserView,
} from '@portal/contracts';
import { useEraseUser, userErasureQuery } from '@portal/data-access';
import { toast } from '@portal/ui';
import { FormModal, LineItem, useFocusBack } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { nameOf } from './user.record.js';
import './customers.css';

/** Erases a person for good, once nothing stands in the way and the address was typed. */
export function EraseCustomer({ user, onClose }: { user: UserView; onClose: (isErased: boolean) => void }) {
  const erase = useEraseUser();
  const { data, error } = useQuery(userErasureQuery(user.id));
  const name = nameOf(user);
  useFocusBack();
  if (data && data.blockers.length > 0)
    return (
      <Modal
        open
        title={`${name} can’t be erased yet`}
        onCancel={() => onClose(false)}
        footer={<Button onClick={() => onClose(false)}>Close</Button>}
      >
        <ul className="erase-customer" aria-label="What has to be done first">
          {data.blockers.map(({ code, message }) => (
            <li key={code}>
              {message}. {listOf(code, user.id)}
            </li>
          ))}
        </ul>
      </Modal>
    );
  return (
    <FormModal
      title={`Erase ${name}?`}
      schema={EraseUser}
      submitText="Erase for good"
      isDanger
      keepText="Keep"
      initialValues={{ confirmation: '' }}
      onSubmit={async (input) => {
        await erase.mutateAsync({ id: user.id, ...input });
        toast.success(`${name} was erased.`);
        return true;
      }}
      toasts={{ failure: 'Failed to erase the person.' }}
      onClose={(isErased = false) => onClose(isErased)}
    >
      {error && !data ? <p role="alert">{error.message}</p> : null}
      {data ? <Consequences erasure={data} hasCompany={user.company_id !== null} /> : null}
      <LineItem
        name="confirmation"
        label={`Type ${user.email} to confirm`}
        extra="This can’t be undone, not even by us."
        required
        input={{ autoFocus: true, autoComplete: 'off', spellCheck: false }}
      />
    </FormModal>
  );
}

/** Where the records are listed that stand in the way. */
const lists: Readonly<Record<string, (id: string) => string>> = {
  'user.live_projects': (id) => `${addresses.projects}?customer_id=${id}&status=${liveProjectStatuses.join(',')}`,
  'user.live_deals': (id) => `${addresses.deals}?customer_id=${id}&current_status=${liveDealStatuses.join(',')}`,
  'user.unbilled_amounts': (id) =>
    `${addresses.billing}?view=schedule&customer_id=${id}&status=${unbilledEntryStatuses.join(',')}`,
  'user.open_invoices': (id) => `${addresses.billing}?customer_id=${id}&status=open`,
  'user.open_tickets': (id) => `${addresses.support}?requester_id=${id}&open=true`,
  'user.open_consultations': (id) =>
    `${addresses.consultations}?customer_id=${id}&status=${openConsultationStatuses.join(',')}`,
};

function listOf(code: string, id: string) {
  const address = lists[code];
  return address ? <Link to={address(id)}>Open list</Link> : null;
}

const nouns: Readonly<Record<ErasureKept, readonly [one: string, many: string]>> = {
  projects: ['project', 'projects'],
  tickets: ['support ticket', 'support tickets'],
  consultations: ['consultation request', 'consultation requests'],
  comments: ['comment', 'comments'],
  deals: ['deal', 'deals'],
  documents: ['signed document', 'signed documents'],
  invoices: ['invoice', 'invoices'],
};

/** Records that the law keeps with the name. */
const keepNames: Partial<Record<ErasureKept, string>> = {
  documents: 'Signed documents keep who signed.',
  invoices: 'Bills keep the name they were made out to.',
};

function Consequences({ erasure: { kept, pseudonym }, hasCompany }: { erasure: UserErasure; hasCompany: boolean }) {
  const stays = kept.filter(({ count }) => count > 0);
  const named = stays.flatMap(({ kind }) => keepNames[kind] ?? []);
  return (
    <div className="erase-customer">
      <p>
        Full name, e-mail address and phone are replaced by <strong>{pseudonym}</strong> everywhere, also in what others
        wrote. A first or a last name alone stays there: it can be somebody else’s.
      </p>
      <ul>
        <li>Sessions, settings, notifications and received mails are deleted. The person is signed out at once.</li>
        <li>
          {stays.length === 0
            ? 'There are no records that have to stay.'
            : `These stay, under the pseudonym: ${stays.map(({ kind, count }) => `${count} ${nouns[kind][count === 1 ? 0 : 1]}`).join(', ')}.`}
        </li>
        {named.length > 0 ? <li>{named.join(' ')} The law asks for it.</li> : null}
        <li>Exports that were made of the person{hasCompany ? ' or the company' : ''} are deleted.</li>
      </ul>
    </div>
  );
}
