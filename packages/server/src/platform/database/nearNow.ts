import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether a stored time is less than so many milliseconds away from now, by the database's clock. One in the future was
 * written before that clock was set back: waiting until it is over would take as long as the clock went back.
 */
export const nearNow = (time: SQL, milliseconds: number): SQL =>
  sql`(${time} > now() - ${milliseconds} * interval '1 ms' and ${time} < now() + ${milliseconds} * interval '1 ms')`;
