/**
 * Shifts `Date` of this realm by a constant; timers stay as they are. A second call does nothing. Uses nothing outside,
 * so that its source can be sent to a page.
 * @param shift milliseconds to add
 */
export function shiftDate(shift: number): void {
  const mark = Symbol.for('test-clock');
  if (Object.hasOwn(globalThis, mark)) return;
  const MachineDate = globalThis.Date;
  const machineNow = MachineDate.now.bind(MachineDate);
  const now = (): number => machineNow() + shift;
  MachineDate.now = now;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new MachineDate(now()).toString(),
  });
  MachineDate.prototype.constructor = globalThis.Date;
  Object.defineProperty(globalThis, mark, { value: shift });
}
