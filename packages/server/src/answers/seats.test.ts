import { expect, it } from 'vitest';
import { Seats } from './seats.ts';

it('has seats for 500 answers in all, three of an asker and fifty of an assistant, and takes each back once (RATE-03)', () => {
  const seats = new Seats();
  const take = (asker: string, kbBotId: string) => seats.take({ asker, kbBotId });
  const full = expect.objectContaining({ status: 429, details: { retryAfter: 5 } });
  const own = Array.from({ length: 3 }, (_, n) => take('one', `a${n}`));
  expect(() => take('one', 'another')).toThrow(full);
  for (let n = 0; n < 50; n++) take(`person ${n}`, 'popular');
  expect(() => take('somebody', 'popular')).toThrow(full);
  for (let n = 0; n < 447; n++) take(`guest ${n}`, `b${n % 40}`);
  expect(() => take('somebody', 'new')).toThrow(full);
  own[0]!();
  own[0]!();
  take('somebody', 'new');
  expect(() => take('somebody', 'newer')).toThrow(full);
});
