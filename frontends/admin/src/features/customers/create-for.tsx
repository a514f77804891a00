import type { CompanyView, ConsultationView, DealView, InvoiceView, ProjectView, TicketView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { ClickMenu, useHeadActions, useMenuButton } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { PeopleOfCompany } from '../../people/person-picker.js';
import { NewInvoice } from '../billing/invoices/invoice.form.js';
import { NewConsultation } from '../consultations/consultation.form.js';
import { NewDeal } from '../deals/deal.form.js';
import { NewProject } from '../projects/project.form.js';
import { NewTicket } from '../support/new-ticket.js';
import { NewCustomer } from './customer.form.js';

interface CreateForProps {
  /** Whose records they are, as far as that is known: of a company with several people the form asks. */
  customerId: string | undefined;
  /** The company whose people can be chosen, and which can get another one. */
  company?: CompanyView;
}

type Form = (customerId: string | undefined, onClose: (to?: string) => void) => ReactNode;

const closing =
  <Made,>(onClose: (to?: string) => void, addressOf: (made: Made) => string) =>
  (made?: Made): void =>
    onClose(made && addressOf(made));

const kinds: readonly { key: string; label: string; form: Form }[] = [
  {
    key: 'ticket',
    label: 'New ticket',
    form: (requester_id, onClose) => (
      <NewTicket
        start={requester_id ? { requester_id } : {}}
        onClose={closing<TicketView>(onClose, addresses.ticket)}
      />
    ),
  },
  {
    key: 'project',
    label: 'New project',
    form: (customerId, onClose) => (
      <NewProject customerId={customerId} onClose={closing<ProjectView>(onClose, addresses.project)} />
    ),
  },
  {
    key: 'deal',
    label: 'New deal',
    form: (customerId, onClose) => (
      <NewDeal customerId={customerId} onClose={closing<DealView>(onClose, addresses.deal)} />
    ),
  },
  {
    key: 'invoice',
    label: 'New invoice',
    form: (customerId, onClose) => (
      <NewInvoice customerId={customerId} onClose={closing<InvoiceView>(onClose, addresses.invoice)} />
    ),
  },
  {
    key: 'consultation',
    label: 'New consultation',
    form: (customerId, onClose) => (
      <NewConsultation customerId={customerId} onClose={closing<ConsultationView>(onClose, addresses.consultation)} />
    ),
  },
];

/** A person of a company, who is added on its page. */
const PERSON = 'person';

/**
 * Creates a record for a person, or for one of the people of a company, and opens it; the palette offers the same. A
 * company without people gets its first one here.
 */
export function CreateFor({ customerId, company }: CreateForProps) {
  const navigate = useNavigate();
  const mayAdd = useCan('user.create') && company !== undefined;
  const [chosen, setChosen] = useState<string>();
  const { ref, onKeyDown, focus } = useMenuButton();
  const form = kinds.find(({ key }) => key === chosen)?.form;
  const close = (to?: string): void => {
    setChosen(undefined);
    if (to) void navigate(to);
  };
  const offered = [
    ...(mayAdd ? [{ key: PERSON, label: 'New person' }] : []),
    ...(company?.member_count === 0 ? [] : kinds),
  ];
  useHeadActions(offered.map(({ key, label }) => ({ label, run: () => setChosen(key) })));
  if (offered.length === 0) return null;
  const items = offered.map(({ key, label }) => ({ key, label, onClick: () => setChosen(key) }));
  return (
    <PeopleOfCompany value={company?.id}>
      {/* the form gives the focus back to the button, because the item is gone by then */}
      <ClickMenu menu={{ items, onKeyDown, onClick: focus }}>
        <Button ref={ref} type="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
          New
        </Button>
      </ClickMenu>
      {chosen === PERSON && company ? <NewCustomer company={company} onClose={() => close()} /> : null}
      {form?.(customerId, close)}
    </PeopleOfCompany>
  );
}
