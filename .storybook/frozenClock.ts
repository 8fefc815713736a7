/** The moment in which every story takes place. */
export const NOW = new Date('2026-11-21T10:00:00+08:00');

const RealDate = globalThis.Date;

/** Stands still at NOW; dates made from a value stay what they are, and timers keep running. */
class FrozenDate extends RealDate {
  constructor(...values: unknown[]) {
    if (values.length === 0) super(NOW.getTime());
    else super(...(values as [string]));
  }

  static override now() {
    return NOW.getTime();
  }
}

/** Stops the clock of this window, so that pictures taken on different days are equal. */
export function freezeClock() {
  globalThis.Date = FrozenDate as DateConstructor;
}

/** Replaces chance by a fixed sequence. */
export function seedRandom() {
  let state = 20261121;
  Math.random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
