import pg, { type Connection } from 'pg';

type Row = Record<string, unknown>;

/** The columns of a statement. */
interface Columns {
  all: readonly { name: string; read: (text: string) => unknown }[];
  /** A row without its values: copying it is quicker than adding one column after the other. */
  empty: Readonly<Row>;
}

/**
 * What one connection knows of its prepared statements: their columns, by the statement's name. PostgreSQL refuses a
 * prepared statement whose columns are no longer what they were, so that they hold as long as the connection.
 */
export type KnownColumns = Map<string, Columns>;

export interface Statement {
  name: string;
  text: string;
  values: readonly unknown[];
}

export interface Answer {
  command: string;
  rowCount: number | null;
  rows: Row[];
}

export type Answered = (error: Error | null, answer?: Answer) => void;

interface Described {
  fields: readonly { name: string; dataTypeID: number }[];
}

/** How a connection reads texts of a type: pg names only the types it knows. */
interface Readers {
  getTypeParser(typeId: number, format: 'text'): (text: string) => unknown;
}

/** What pg keeps of its connections, beside what is typed. */
interface Wire extends Omit<Connection, 'parse' | 'bind' | 'describe' | 'execute'> {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(config: { statement: string; values: readonly unknown[] }): void;
  describe(what: { type: 'P' }): void;
  execute(): void;
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

const NO_COLUMNS: Columns = { all: [], empty: {} };

/**
 * A prepared statement on its way. pg's own has each answer tell anew what its columns are called and of which type
 * they are, which takes both sides longer than a row; this one asks once for each connection.
 */
export class PreparedQuery {
  readonly name: string;
  readonly text: string;
  private readonly values: readonly unknown[];
  private readonly answer: Answer = { command: '', rowCount: null, rows: [] };
  private columns: Columns | undefined;
  private failure: Error | undefined;

  constructor(
    { name, text, values }: Statement,
    private readonly known: KnownColumns,
    private readonly client: pg.Client,
    readonly callback: Answered,
  ) {
    this.name = name;
    this.text = text;
    this.values = values.map((value) => prepareValue(value));
    this.columns = known.get(name);
  }

  submit(connection: Wire): null {
    connection.stream.cork();
    try {
      if (!this.columns) this.parse(connection);
      connection.bind({ statement: this.name, values: this.values });
      if (!this.columns) connection.describe({ type: 'P' });
      connection.execute();
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: Described): void {
    const readers = this.client as unknown as Readers;
    this.columns = {
      all: fields.map(({ name, dataTypeID }) => ({ name, read: readers.getTypeParser(dataTypeID, 'text') })),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { all, empty } = this.columns ?? NO_COLUMNS;
    const row = { ...empty };
    let at = 0;
    try {
      for (const { name, read } of all) {
        const text = fields[at++] ?? null;
        if (text !== null) row[name] = read(text);
      }
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error(String(error));
    }
    this.answer.rows.push(row);
  }

  /** `INSERT 0 1`, `SELECT 20`: the command, and how many rows in the end. */
  handleCommandComplete({ text }: { text: string }): void {
    const [command, count] = [text.slice(0, text.indexOf(' ')), Number(text.slice(text.lastIndexOf(' ') + 1))];
    this.answer.command = command;
    this.answer.rowCount = Number.isNaN(count) ? null : count;
    this.known.set(this.name, this.columns ?? NO_COLUMNS);
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback(this.failure);
    else this.callback(null, this.answer);
  }

  handleError(error: Error): void {
    this.callback(this.failure ?? error);
  }

  handleEmptyQuery(): void {
    // an empty statement has an empty answer
  }

  private parse(connection: Wire): void {
    const { name, text } = this;
    if (connection.parsedStatements[name] ?? connection.submittedNamedStatements[name]) return;
    connection.parse({ name, text });
    connection.submittedNamedStatements[name] = text;
  }
}
