import {
  formatFileSize,
  awaitsSignature,
  type DealDocumentView,
  type DealView,
  DeclineDealDocument,
  isOwnSignature,
  SignDealDocument,
  signingConsent,
} from '@portal/contracts';
import {
  dealDocumentHref,
  dealDocumentQueries,
  useCan,
  useDeclineDealDocument,
  useSession,
  useSignDealDocument,
} from '@portal/data-access';
import { Fingerprint } from '@portal/features';
import { FormModal, ReasonModal, LineItem, withId } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { FileText } from 'lucide-react';
import { useState } from 'react';

/** The documents of a deal, and which of them wait for the user's signature. */
export type Signing = ReturnType<typeof useSigning>;

/** Signs and declines the documents of a deal, from wherever on its page it is asked for. */
export function useSigning(deal: DealView) {
  const { data, error, refetch } = useQuery(dealDocumentQueries.ofDeal(deal.id));
  const maySign = useCan('deal_document.sign', deal);
  const [opened, setOpened] = useState<{ about: 'sign' | 'decline'; document: DealDocumentView }>();
  const close = (): void => setOpened(undefined);
  const isAwaited = (document: DealDocumentView): boolean => maySign && awaitsSignature(document, deal.current_status);
  return {
    /** Those that the user is to sign: none where another user is, or the deal is over. */
    awaited: data?.data.filter(isAwaited) ?? [],
    /** All others; absent while they are loading. */
    others: data?.data.filter((document) => !isAwaited(document)),
    error: data ? null : error,
    refetch: () => void refetch(),
    /** Opens the dialog that signs or declines a document. */
    sign: (document: DealDocumentView) => setOpened({ about: 'sign', document }),
    decline: (document: DealDocumentView) => setOpened({ about: 'decline', document }),
    dialogs: (
      <>
        {opened?.about === 'sign' ? <SignDocument document={opened.document} onClose={close} /> : null}
        {opened?.about === 'decline' ? <DeclineDocument document={opened.document} onClose={close} /> : null}
      </>
    ),
  };
}

/** The no to a document, with what would have to be different. */
export const DeclineDocument = ({ document, onClose }: { document: DealDocumentView; onClose: () => void }) => (
  <ReasonModal
    title={`Decline “${document.title}”?`}
    schema={DeclineDealDocument}
    toInput={({ reason }) => (reason ? { reason } : {})}
    submitText="Decline document"
    onSubmit={withId(document.id, useDeclineDealDocument())}
    toasts={{ success: 'Document declined successfully.', failure: 'Failed to decline document.' }}
    onClose={onClose}
    name="reason"
    label="What should be different?"
    extra="We can write a new one and send it to you."
  />
);

interface SignDocumentProps {
  /** As it was when the dialog opened: its hash is what is signed. */
  document: DealDocumentView;
  onClose: () => void;
}

/** A signature by click: the file to read, the name typed, the consent; the file's hash is signed with them. */
export function SignDocument({ document, onClose }: SignDocumentProps) {
  const name = useOwnName();
  return (
    <FormModal
      title={`Sign “${document.title}”`}
      schema={SignDealDocument}
      initialValues={{ name, agreed: false, confirmed: false }}
      toInput={(values) => ({ ...values, sha256: document.sha256 })}
      submitText="Sign document"
      onSubmit={withId(document.id, useSignDealDocument())}
      toasts={{ success: 'Document signed successfully.', failure: 'Failed to sign document.' }}
      onClose={onClose}
    >
      <p className="consent__what mb-16 rounded tinted stack gap-4">
        <a href={dealDocumentHref(document.id)} download className="inline-row gap-8 strong anywhere">
          <FileText size={18} strokeWidth={1.75} />
          Read {document.file_name} ({formatFileSize(document.file_size)})
        </a>
        <span className="muted small">
          SHA-256 <Fingerprint of={document.sha256} />
        </span>
      </p>
      <LineItem
        name="name"
        label="Your full name"
        required
        extra="First and last name, as in your profile. It appears in the document as your signature."
        input={{ autoComplete: 'name' }}
      />
      <SignsForAccount />
      <Form.Item
        name="agreed"
        valuePropName="checked"
        extra="We add a page with your name, the time and your network address to the document, and keep it unchanged."
      >
        <Checkbox>{signingConsent}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}

/** The confirmation for a typed name that differs from the account's. */
function SignsForAccount() {
  const { user } = useSession();
  const typed: unknown = Form.useWatch('name', Form.useFormInstance());
  const own = useOwnName() || user?.email;
  const name = typeof typed === 'string' ? typed.trim() : '';
  if (!user || name === '' || isOwnSignature(name, user)) return null;
  return (
    <Form.Item
      name="confirmed"
      valuePropName="checked"
      extra="The name isn’t the first and last name of your account. Confirm that it signs for it."
    >
      <Checkbox>
        I sign as {name} for {own}
      </Checkbox>
    </Form.Item>
  );
}

/** The full name of the signed-in user, as far as the profile has it. */
export function useOwnName(): string {
  const { user } = useSession();
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ');
}
