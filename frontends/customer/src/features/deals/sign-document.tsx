import { isOwnSignature, signDealDocument, signingConsent, type DealDocumentView } from '@portal/contracts';
import { dealDocumentHref, useSession, useSignDealDocument } from '@portal/data-access';
import { formatFileSize } from '@portal/features';
import { FormModal } from '@portal/ui-antd';
import { Checkbox, Form, Input } from 'antd';
import { FileText } from 'lucide-react';
import { useOwnName } from './use-own-name.js';

interface SignDocumentProps {
  /** As it was when the dialog opened: its hash is what is signed. */
  document: DealDocumentView;
  onClose: () => void;
}

/** A signature by click: the file to read, the name typed, the consent; the file's hash is signed with them. */
export function SignDocument({ document, onClose }: SignDocumentProps) {
  const sign = useSignDealDocument();
  const name = useOwnName();
  return (
    <FormModal
      title={`Sign “${document.title}”`}
      schema={signDealDocument}
      initialValues={{ name, agreed: false, confirmed: false }}
      toInput={(values) => ({ ...values, sha256: document.sha256 })}
      submitText="Sign document"
      onSubmit={(input) => sign.mutateAsync({ id: document.id, ...input })}
      toasts={{ success: 'Document signed successfully.', failure: 'Failed to sign document.' }}
      onClose={onClose}
    >
      <p className="consent__what stack gap-4">
        <a href={dealDocumentHref(document.id)} download className="inline-row gap-8 strong anywhere">
          <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
          Read {document.file_name} ({formatFileSize(document.file_size)})
        </a>
        <span className="consent__hash muted anywhere">SHA-256 {document.sha256}</span>
      </p>
      <Form.Item
        name="name"
        label="Your full name"
        required
        extra="First and last name, as in your profile. It appears in the document as your signature."
      >
        <Input autoComplete="name" />
      </Form.Item>
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
