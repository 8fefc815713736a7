// Loaded before the server: its time of day is off by what a file says, as when somebody sets the clock of the machine.
import { readFileSync } from 'node:fs';

const Real = Date;
let shift = 0;
setInterval(() => {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8')) || 0;
}, 200).unref();

globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shift);
    else super(...given);
  }
  static now() {
    return Real.now() + shift;
  }
};
