import type { Mention } from '@portal/contracts';
import type { SuggestionProps } from '@tiptap/suggestion';
import { attributesOf } from './markdown.js';
import type { PeopleList } from './schema.js';

/** The list of people as it is open now. */
export interface OpenOffer {
  /** Under the cursor. */
  element: HTMLElement;
  people: readonly Mention[];
  /** The person that Enter takes. */
  at: number;
  choose: (person: Mention) => void;
  /** None of the people matches one word: shown; a sentence closes the list. */
  isUnknown: boolean;
}

const MAX_PEOPLE = 8;

/**
 * The people offered after "@": arrows choose, Enter or Tab takes, Escape closes the list and nothing else. Between the
 * editor, which opens it, and React, which draws it.
 */
export class PeopleOffer {
  private people: readonly Mention[] = [];
  private open: OpenOffer | undefined;
  private asked: { element: HTMLElement; props: SuggestionProps<Mention> } | undefined;
  private readonly listeners = new Set<() => void>();

  /** What the editor asks. */
  readonly suggestion: PeopleList = {
    char: '@',
    allowSpaces: true,
    allowedPrefixes: [' ', '('],
    items: ({ query }) => this.find(query),
    render: () => {
      const element = document.createElement('div');
      element.className = 'people-list';
      let unmount: (() => void) | undefined;
      return {
        onStart: (props) => {
          unmount = props.mount(element);
          this.offer(element, props);
        },
        onUpdate: (props) => this.offer(element, props),
        onKeyDown: ({ event }) => this.takeKey(event),
        onExit: () => {
          unmount?.();
          this.asked = undefined;
          this.set(undefined);
        },
      };
    },
  };

  /** Replaces the people who can be mentioned, in an open list too: they may arrive after the "@". */
  setPeople(people: readonly Mention[]): void {
    this.people = people;
    if (this.asked) this.offer(this.asked.element, this.asked.props);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The open list; undefined while it has neither users nor a message to show. */
  readonly current = (): OpenOffer | undefined => this.open;

  private find(typed: string): Mention[] {
    const wanted = typed.toLowerCase();
    return this.people.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MAX_PEOPLE);
  }

  private offer(element: HTMLElement, props: SuggestionProps<Mention>): void {
    const { query, command } = props;
    this.asked = { element, props };
    const items = this.find(query);
    const isUnknown = items.length === 0 && this.people.length > 0 && !/\s/.test(query);
    const choose = (person: Mention): void => command(attributesOf(person));
    this.set(items.length > 0 || isUnknown ? { element, people: items, at: 0, choose, isUnknown } : undefined);
  }

  private takeKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const { open } = this;
    const person = open?.people[open.at];
    if (!open || !person || ctrlKey || metaKey) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const count = open.people.length;
      this.set({ ...open, at: (open.at + (key === 'ArrowDown' ? 1 : count - 1)) % count });
    } else if (key === 'Enter' || key === 'Tab') open.choose(person);
    else return false;
    return true;
  }

  private set(open: OpenOffer | undefined): void {
    this.open = open;
    for (const listener of this.listeners) listener();
  }
}
