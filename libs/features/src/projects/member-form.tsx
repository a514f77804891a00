import { AddProjectMember, messages } from '@portal/contracts';
import { useAddMember } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { Form, Input, Radio } from 'antd';
import { accessLabels, memberRoleHelp } from './project-labels.js';

/** Adds a person to a project by address. */
export const MemberForm = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => (
  <FormModal
    title="Add a person to this project"
    schema={AddProjectMember}
    initialValues={{ email: '', role: 'editor' }}
    submitText="Add person"
    toInput={(values) => values}
    onSubmit={useAddMember(projectId).mutateAsync}
    toasts={{ short: messages.short.projectUpdated, failure: messages.shortFailure.projectUpdate }}
    onClose={onClose}
  >
    <Form.Item name="email" label="E-mail" required extra="Somebody who has signed in here before.">
      <Input type="email" autoComplete="email" autoFocus />
    </Form.Item>
    <Form.Item name="role" label="May do" required>
      <Radio.Group className="role-choice">
        {(['editor', 'viewer'] as const).map((role) => (
          <Radio key={role} value={role}>
            <strong>{accessLabels[role]}</strong> <span className="role-choice__help">{memberRoleHelp[role]}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  </FormModal>
);
