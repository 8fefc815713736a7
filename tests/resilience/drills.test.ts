import { expect, test } from 'vitest';
import { brief } from './drills/drills.ts';
import { isGood } from './drills/report.ts';

test(
  'a killed server and cut connections cost nothing that was acknowledged or paid, and nothing hangs [CHAT-07] [COIN-11] (REC-02) (REC-07) (PAY-03)',
  { timeout: 180_000 },
  async () => {
    const report = await brief();
    expect(isGood(report), JSON.stringify(report)).toBe(true);
    expect(report.operations).toBeGreaterThan(0);
    expect(report.trades).toBeGreaterThan(0);
  },
);
