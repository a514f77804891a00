import { TextEditor } from '../../edit/editors.js';
import { FieldCell, type FieldEdit } from '../../edit/field-cell.js';
import './record-title.css';

interface RecordTitleProps {
  /** `h2` in a sheet over a screen, which has the screen's first heading. */
  heading: 'h1' | 'h2';
  children: string;
  /** What the edit is called: "name of P-0012". */
  label: string;
  edit: FieldEdit | undefined;
}

/** The title of a record; pressed, it is a field: Enter saves, Escape restores. */
export const RecordTitle = ({ heading: Heading, children, label, edit }: RecordTitleProps) => (
  <div className="record-title shrinks">
    <Heading className="record-title__text large ellipsis" title={edit ? undefined : children}>
      {children}
    </Heading>
    {edit ? (
      <FieldCell
        label={label}
        edit={edit}
        className="record-title__edit"
        editor={({ edit: opened, attempt, done, refusal }) => (
          <TextEditor
            label={`${label.charAt(0).toUpperCase()}${label.slice(1)}`}
            value={String(opened.value)}
            problemOf={opened.problemOf}
            refusal={refusal}
            onSave={(text) => attempt(text, text)}
            onDone={done}
          />
        )}
      />
    ) : null}
  </div>
);
