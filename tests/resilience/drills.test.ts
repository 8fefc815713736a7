import { expect, test } from 'vitest';
import { drills } from './drills/drills.ts';
import { isGood } from './drills/report.ts';

// The short form of `npm run drills`: one blow each of the kinds that have lost something once.
test(
  'a killed server and cut connections cost nothing that was acknowledged, and nothing hangs [CHAT-07] (REC-02) (REC-07)',
  { timeout: 300_000 },
  async () => {
    const light = { rounds: 1, people: 4, seconds: 2, operations: 50 };
    for (const drill of [drills.kills, drills.cuts]) {
      const reports = await drill(light);
      expect(reports.filter((report) => !isGood(report))).toEqual([]);
      expect(reports[0]!.operations).toBeGreaterThan(0);
    }
  },
);
