import type { PickerProps } from '@portal/features';
import { RecordSelect } from '../records/record-select.js';
import { personLabel, type Part, peopleQuery } from './people.js';

/** Chooses a person; typing searches all of them on the server by name, e-mail or company. */
export const PersonPicker = ({ part, ...picker }: PickerProps & { part: Part }) => (
  <RecordSelect
    placeholder="Search by name, e-mail or company"
    {...picker}
    list={(search) => peopleQuery(part, search)}
    labelOf={personLabel}
    nothing="Nobody found"
    nameless="Somebody without a name"
  />
);
