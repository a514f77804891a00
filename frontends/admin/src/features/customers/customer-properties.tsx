import { updateUser, type UserView } from '@portal/contracts';
import { optionsOf } from '@portal/features';
import {
  CustomProperty,
  ExactTime,
  fieldEdits,
  PickProperty,
  Properties,
  Property,
  RelativeTime,
  TextProperty,
  MailLink,
} from '@portal/ui-antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { CompanyPicker } from '../../people/company-picker.js';
import { pickerOf } from '../../records/record-select.js';
import { flagLabels, roleLabels, useSaveCustomer } from './user.record.js';

/** Who a person is and how to reach them, each value edited by itself. */
export function CustomerProperties({ user }: { user: UserView }) {
  const { save, conflictDialog } = useSaveCustomer(user);
  const edit = fieldEdits({ record: user, save, schema: updateUser, mayEdit: true });
  return (
    <>
      <Properties>
        <Property label="E-mail">
          <MailLink email={user.email} />
        </Property>
        <TextProperty label="First name" isOptional edit={edit('first_name')}>
          {user.first_name}
        </TextProperty>
        <TextProperty label="Last name" isOptional edit={edit('last_name')}>
          {user.last_name}
        </TextProperty>
        <TextProperty label="Phone" isOptional edit={edit('phone')}>
          {user.phone}
        </TextProperty>
        <CustomProperty
          label="Company"
          edit={edit('company_id')}
          editor={(editor) => (
            <CompanyPicker
              {...pickerOf(editor)}
              current={{ id: user.company_id, name: user.company_name }}
              none="None"
            />
          )}
        >
          {user.company_name}
        </CustomProperty>
        <PickProperty label="Role" edit={edit('role')} options={optionsOf(roleLabels)}>
          {roleLabels[user.role]}
        </PickProperty>
        <Property label="Contact for">{user.contact_flags.map((flag) => flagLabels[flag]).join(', ')}</Property>
        <Property label="Time zone">{user.time_zone?.replaceAll('_', ' ')}</Property>
        <Property label="Last seen">{user.last_seen_at ? <RelativeTime at={user.last_seen_at} /> : 'Never'}</Property>
        <Property label="Account since">
          <ExactTime at={user.created_at} />
        </Property>
      </Properties>
      {user.company_id ? <Link to={addresses.company({ id: user.company_id })}>{user.company_name}</Link> : null}
      {conflictDialog}
    </>
  );
}
