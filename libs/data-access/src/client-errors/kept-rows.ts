import { useSyncExternalStore } from 'react';

/** Rows of this device, kept by the browser under one name and shared by its tabs. Without storage they live as long as the page. */
export class KeptRows<Row> {
  private rows: readonly Row[] | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly name: string,
    private readonly limit: number,
    private readonly isRow: (value: unknown) => value is Row,
  ) {}

  readonly current = (): readonly Row[] => (this.rows ??= this.read());

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) addEventListener('storage', this.follow);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) removeEventListener('storage', this.follow);
    };
  };

  /** Keeps the newest rows, the last ones, up to the limit. */
  keep(rows: readonly Row[]): void {
    this.rows = rows.slice(-this.limit);
    try {
      localStorage.setItem(this.name, JSON.stringify(this.rows));
    } catch {
      // full or forbidden: the page remembers
    }
    this.notifyListeners();
  }

  private readonly follow = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== this.name) return;
    this.rows = this.read();
    this.notifyListeners();
  };

  private notifyListeners(): void {
    for (const listener of this.listeners) listener();
  }

  private read(): readonly Row[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.name) ?? '[]');
      return Array.isArray(kept) ? kept.filter(this.isRow).slice(-this.limit) : [];
    } catch {
      return [];
    }
  }
}

const nothing: readonly never[] = [];

/** The rows as they are now; none where a page is prerendered. */
export const useKeptRows = <Row>({
  subscribe,
  current,
}: Pick<KeptRows<Row>, 'subscribe' | 'current'>): readonly Row[] =>
  useSyncExternalStore(subscribe, current, () => nothing);
