import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readNumber } from '../form/number-field.js';
import { PickEditor, TextEditor } from './editors.js';
import { FieldCell, type OpenEdit, type FieldEdit } from './field-cell.js';
import './property.css';

/** The values of a record in a column, each edited by itself. */
export const Properties = ({ children }: { children: ReactNode }) => (
  <dl className="properties stack gap-2 small">{children}</dl>
);

/** What an editor of a property of its own kind gets: a person's, a company's. */
export interface PropertyEditor {
  label: string;
  value: unknown;
  /** Saves what was picked. */
  onPick: (value: unknown) => void;
  /** Called when it closes. */
  onDone: () => void;
}

interface PropertyProps {
  label: string;
  /** The value as it is read. */
  children?: ReactNode;
}

interface EditedPropertyProps extends PropertyProps {
  /** Absent where the value can't be changed by this user: then it is left out while it is empty. */
  edit: FieldEdit | undefined;
  /** Stands in the place of an empty value. */
  none?: string;
  /** The page of the record that the value names. */
  to?: string | undefined;
  /** The site outside that the value is the address of; checked to be http or https. */
  href?: string | null;
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** A value that is only read; left out while it is empty. */
export const Property = ({ label, children }: PropertyProps) =>
  isEmpty(children) ? null : (
    <div className="property stack top-aligned">
      <dt className="muted tiny">{label}</dt>
      <dd className="anywhere shrinks">{children}</dd>
    </div>
  );

interface CustomPropertyProps extends EditedPropertyProps {
  editor: (editor: PropertyEditor) => ReactNode;
}

/** A value with an editor of its own kind. */
export const CustomProperty = ({ editor, ...property }: CustomPropertyProps) => (
  <EditedProperty
    {...property}
    editor={({ edit, attempt, done }) =>
      editor({ label: property.label, value: edit.value, onPick: (value) => attempt(value), onDone: done })
    }
  />
);

interface PickPropertyProps<Value extends string> extends EditedPropertyProps {
  options: readonly { value: Value; label: string }[];
  /** Whether it can be empty: under the name of `none`. */
  isOptional?: boolean;
}

/** One of a few values. */
export const PickProperty = <Value extends string>({
  options,
  isOptional = false,
  ...property
}: PickPropertyProps<Value>) => (
  <EditedProperty
    {...property}
    editor={({ edit, attempt, done }) => (
      <PickEditor
        label={property.label}
        value={edit.value as Value | null} // one of the options, as the contract has it
        options={options}
        {...(isOptional ? { none: property.none ?? NONE } : {})}
        onPick={(value) => attempt(value)}
        onDone={done}
      />
    )}
  />
);

interface TextPropertyProps extends EditedPropertyProps {
  type?: 'text' | 'date' | 'number' | 'long';
  /** Whether an emptied one is no value (null) instead of an empty text. */
  isOptional?: boolean;
}

/** A text, a day (YYYY-MM-DD) or a number. */
export function TextProperty({ type = 'text', ...given }: TextPropertyProps) {
  const { isOptional = type === 'date' || type === 'number', ...property } = given;
  const valueOf = (text: string): unknown => {
    if (text === '' && isOptional) return null;
    return type === 'number' ? readNumber(text) : text;
  };
  return (
    <EditedProperty
      {...property}
      editor={({ edit, attempt, done, refusal }) => (
        <TextEditor
          label={property.label}
          type={type}
          value={textOf(edit.value)}
          problemOf={(text) => edit.problemOf(valueOf(text))}
          refusal={refusal}
          onSave={(text) => attempt(valueOf(text), text)}
          onDone={done}
        />
      )}
    />
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const NONE = 'None';

interface EditedPropertyOfKind extends EditedPropertyProps {
  editor: (open: OpenEdit) => ReactNode;
}

function EditedProperty({ label, edit, none = NONE, to, href, children, editor }: EditedPropertyOfKind) {
  if (!edit) return <Property label={label}>{linked(children, to, href)}</Property>;
  return (
    <div className="property stack top-aligned">
      <dt className="muted tiny">{label}</dt>
      <dd className="anywhere shrinks">
        <FieldCell label={label.toLowerCase()} edit={edit} editor={editor}>
          {isEmpty(children) ? <span className="muted">{none}</span> : children}
        </FieldCell>
        {to ? (
          <Link className="property__open center" to={to} aria-label={`Open the ${label.toLowerCase()}`} title="Open">
            <ArrowUpRight size={15} />
          </Link>
        ) : null}
        {href ? (
          <a
            className="property__open center"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open the ${label.toLowerCase()}`}
            title="Open"
          >
            <ArrowUpRight size={15} />
          </a>
        ) : null}
      </dd>
    </div>
  );
}

function linked(value: ReactNode, to: string | undefined, href: string | null | undefined): ReactNode {
  if (to) return <Link to={to}>{value}</Link>;
  if (!href) return value;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {value}
    </a>
  );
}
