/** Browser and system as text, from the user agent. */
export function browserName(agent: string | null): string {
  const browser = /Edg\/|Firefox\/|Chrome\/|Safari\//
    .exec(agent ?? '')?.[0]
    .replace('/', '')
    .replace('Edg', 'Edge');
  const system = /Windows|Android|iPhone|iPad|Mac OS X|Linux/.exec(agent ?? '')?.[0].replace('Mac OS X', 'macOS');
  return browser ? `${browser}${system ? ` on ${system}` : ''}` : 'Unknown browser';
}
