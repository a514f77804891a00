/** How many workflows note the changes of tickets that ask for them. */
export const NOTES = 12;

/** A change of a ticket that asks for so many things by the words of its description. */
const asks = (word: string) => ({
  match: 'all',
  conditions: [{ field: 'record.description', operator: 'contains', value: `${word}.` }],
});

const opened = { type: 'event', event: 'ticket.opened' };
const changed = { type: 'event', event: 'ticket.updated' };
const webhook = (url: string) => ({ type: 'call_webhook', url, body: '{"run": "{{ run.id }}"}' });

/** What a run leaves behind, so that it can be counted. */
const trace = (name: string) => ({ type: 'add_comment', body: `${name} {{ run.id }}`, visibility: 'internal' });
const tell = (name: string, recipients: object[], channels: string[]) => ({
  type: 'notify',
  recipients,
  channels,
  title: `${name} {{ run.id }}`,
  body: 'It rains.',
});

/** Twenty workflows, by their names: some act on every ticket, others on tickets whose description asks for them. */
export function stormWorkflows(receiver: string): { name: string; trigger: object; actions: object[] }[] {
  const definitions = {
    count: { trigger: opened, actions: [trace('count')] },
    mail: { trigger: opened, actions: [tell('mail', [{ to: 'requester' }], ['in_app', 'email'])] },
    call: { trigger: opened, actions: [webhook(`${receiver}/ok`)] },
    fails: { trigger: opened, conditions: asks('fails'), actions: [webhook(`${receiver}/fails`)] },
    hangs: { trigger: opened, conditions: asks('hangs'), actions: [webhook(`${receiver}/hangs`)] },
    inward: { trigger: opened, conditions: asks('inward'), actions: [webhook(`${receiver}/inward`)] },
    echo: {
      trigger: changed,
      conditions: asks('echo'),
      actions: [{ type: 'set_field', field: 'title', value: '{{ record.title }}!' }],
    },
    chain: {
      trigger: opened,
      conditions: asks('chain'),
      actions: [{ type: 'create_ticket', title: 'A further link', description: 'chain.' }],
    },
    ...Object.fromEntries(
      Array.from({ length: NOTES }, (_, number) => {
        const name = `note ${number}`;
        const action = number % 2 === 0 ? trace(name) : tell(name, [{ to: 'admins' }], ['in_app']);
        return [name, { trigger: changed, conditions: asks(name), actions: [action] }];
      }),
    ),
  };
  return Object.entries(definitions).map(([name, definition]) => ({ name, status: 'enabled', ...definition }));
}
