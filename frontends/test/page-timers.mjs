/** What has been set and has neither run nor been cleared, with the function that clears it. */
const pending = new Map();
let isKept = false;

/**
 * Node's timers, from now on and for good: packages keep the functions that they found. Those that are set between
 * `keepTimers` and `clearTimers` can be cleared together.
 */
for (const [kind, isRepeated] of [
  ['Timeout', false],
  ['Interval', true],
]) {
  const [set, clear] = [globalThis[`set${kind}`], globalThis[`clear${kind}`]];
  const setKept = (run, ...given) => {
    if (!isKept || typeof run !== 'function') return set(run, ...given);
    const timer = set(
      (...values) => {
        if (!isRepeated) pending.delete(timer);
        run(...values);
      },
      ...given,
    );
    pending.set(timer, clear);
    return timer;
  };
  globalThis[`set${kind}`] = Object.defineProperties(setKept, Object.getOwnPropertyDescriptors(set));
  globalThis[`clear${kind}`] = (timer) => {
    pending.delete(timer);
    clear(timer);
  };
}

export function keepTimers() {
  isKept = true;
}

/**
 * What a page has set and not cleared must not go off in the next one. React's scheduler, whose turns are immediates,
 * comes to rest by itself; it would never begin again where a turn was taken away.
 */
export async function clearTimers() {
  isKept = false;
  for (const [timer, clear] of pending) clear(timer);
  pending.clear();
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}
