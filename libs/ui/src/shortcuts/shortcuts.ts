/** A shortcut of the signed-in screens: a key ('c'), keys one after the other ('g d'), or with Ctrl or ⌘ ('mod+k'). */
export interface Shortcut {
  keys: string;
  /** Another key that does the same. */
  also?: string;
  /** What it does, as the list of shortcuts says it. */
  label: string;
  group: 'Anywhere' | 'In a list' | 'In a ticket';
  /** Works in the console only. */
  isConsole?: true;
}

/** Every shortcut that isn't a place; handlers, tooltips and the list of shortcuts read them here. */
export const shortcuts = {
  search: { keys: 'mod+k', label: 'Search, or do something', group: 'Anywhere' },
  create: { keys: 'c', label: 'Create', group: 'Anywhere' },
  sidebar: { keys: '[', label: 'Collapse or expand the sidebar', group: 'Anywhere' },
  undo: { keys: 'mod+z', label: 'Take back what the last message offers', group: 'Anywhere' },
  help: { keys: '?', label: 'Show these shortcuts', group: 'Anywhere' },
  nextRow: { keys: 'j', also: 'ArrowDown', label: 'Next row, or next record of the list', group: 'In a list' },
  previousRow: {
    keys: 'k',
    also: 'ArrowUp',
    label: 'Previous row, or previous record of the list',
    group: 'In a list',
  },
  openRow: { keys: 'Enter', label: 'Open the row', group: 'In a list' },
  peekRow: { keys: 'Space', label: 'Look at the row beside the list, or stop', group: 'In a list' },
  selectRow: { keys: 'x', label: 'Select the row, or not', group: 'In a list' },
  selectRows: { keys: 'X', label: 'Select all rows from the last one to this', group: 'In a list' },
  clearSelection: { keys: 'Escape', label: 'Clear the selection', group: 'In a list' },
  actOnRow: {
    keys: 'd',
    label: 'On the dashboard: do what the button of the row says',
    group: 'In a list',
    isConsole: true,
  },
  archiveRow: { keys: 'a', label: 'In the inbox: archive the row, or bring it back', group: 'In a list' },
  readRow: { keys: 'u', label: 'In the inbox: mark the row as read or unread', group: 'In a list' },
  editRow: { keys: 'e', label: 'Edit the row', group: 'In a list' },
  answer: { keys: 'r', label: 'Write an answer', group: 'In a ticket' },
  note: { keys: 'n', label: 'Write a note for the team', group: 'In a ticket', isConsole: true },
  snooze: { keys: 's', label: 'Snooze the ticket, also on its row', group: 'In a ticket', isConsole: true },
} as const satisfies Record<string, Shortcut>;

/** Letter after `g` → the places it goes to, of which a user has one in the menu. */
const places: Readonly<Record<string, readonly string[]>> = {
  d: ['/dashboard'],
  i: ['/notifications'],
  c: ['/admin/consultations', '/customer/consultations'],
  p: ['/admin/projects', '/customer/projects'],
  t: ['/admin/tasks', '/customer/tasks'],
  u: ['/admin/customers'],
  o: ['/admin/customers?view=companies'],
  e: ['/admin/deals', '/customer/account'],
  m: ['/admin/deals?view=promo-codes'],
  b: ['/admin/billing', '/customer/billing'],
  v: ['/admin/billing?view=revenue'],
  s: ['/admin/support', '/customer/support'],
  w: ['/admin/workflows'],
  n: ['/admin/notifications'],
  r: ['/admin/reports', '/customer/reports'],
  a: ['/admin/audit'],
  x: ['/admin/error-reports'],
  l: ['/admin/projects-legacy'],
  y: ['/customer/profile'],
};

/** The keys that go to an address of the menu, whatever it filters; undefined for an address without keys. */
export function keysOfPlace(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, 'https://any.example');
  const view = searchParams.get('view');
  const place = view === null ? pathname : `${pathname}?view=${view}`;
  const letter = Object.keys(places).find((key) => places[key]?.includes(place));
  return letter && `g ${letter}`;
}

/** What keyboards call a key whose name in the browser is another. */
const keyNames: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

/** Keys as a tooltip and the list of shortcuts show them: 'g d' as "G then D". */
export function keysText(keys: string): string {
  const modifier = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';
  const named = (key: string): string => {
    if (key.length > 1) return keyNames[key] ?? key;
    return key === key.toLowerCase() ? key.toUpperCase() : `Shift ${key}`;
  };
  return keys
    .split(' ')
    .map((key) => (key.startsWith('mod+') ? `${modifier}${named(key.slice(4))}` : named(key)))
    .join(' then ');
}
