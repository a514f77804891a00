interface Variable {
  name: string;
  meaning: string;
  /** What it may look like. */
  example?: string;
  note?: string;
}

/** What a text may be filled with; a press puts it where the cursor is. */
export const VariablesPanel = ({
  variables,
  onInsert,
}: {
  variables: readonly Variable[];
  onInsert: (text: string) => void;
}) => (
  <section className="variables" aria-label="Variables">
    <h2 className="medium">Variables</h2>
    {variables.length === 0 ? <p className="muted">This message has none.</p> : null}
    <ul className="stack gap-6">
      {variables.map(({ name, meaning, example, note }) => (
        <li key={name} className="flex wrap small">
          <button
            type="button"
            className="variables__name outlined rounded-6 surface primary"
            aria-label={`Insert ${name}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(`{{ ${name} }}`)}
          >
            {name}
          </button>
          <span className="muted">
            {meaning}
            {example ? <span>{` · ${example}`}</span> : null}
            {note ? <span>{` · ${note}`}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
