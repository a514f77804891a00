import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between; read out. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab when the caller keeps it (in the URL, for example). */
  value?: string;
  onChange?: (id: string) => void;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with arrow keys, Home and End. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const chosen = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const choose = (tab: Tab | undefined) => {
    if (!tab) return;
    setOwn(tab.id);
    onChange?.(tab.id);
    buttons.current.get(tab.id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !chosen) return;
    event.preventDefault();
    choose(tabs[step(tabs.indexOf(chosen), tabs.length)]);
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={`${styles.list} rounded flex gap-4`}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(element) => {
              if (element) buttons.current.set(tab.id, element);
              else buttons.current.delete(tab.id);
            }}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => choose(tab)}
            className={`${styles.tab} muted strong`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen.id}`} className={styles.panel}>
          {chosen.panel}
        </div>
      )}
    </div>
  );
}
