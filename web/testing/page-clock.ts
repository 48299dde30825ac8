// A fixed clock: the page's Date, which the app and the mock's core use. Timers run normally.
const RealDate = globalThis.Date;

let now = 0;

const StandingDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now], newTarget) as Date,
  get: (target, key, receiver) => (key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown)),
});

/** Stops the page's clock, or moves the stopped one. */
export function stopClock(at: string | Date): void {
  now = new RealDate(at).getTime();
  globalThis.Date = StandingDate;
}

export function releaseClock(): void {
  globalThis.Date = RealDate;
}
