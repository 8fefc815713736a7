import { secondsUntil, type Audit, type Site } from './scene.ts';
import type { Load } from './load.ts';

/** What one drill has found. Lost, doubled, hung and every number of `wrong` should be zero. */
export interface Report {
  drill: string;
  rounds: number;
  /** Operations under way when it struck, of all rounds. */
  inFlight: number;
  operations: number;
  lost: number;
  doubled: number;
  hung: number;
  hungAt: string[];
  /** The longest time from the end of the fault until the server was ready again. */
  secondsUntilNormal: number | undefined;
  wrong: Partial<Audit & Record<'torn' | 'unsettled' | 'slowAnswers' | 'slowCalls' | 'memory' | 'handles', number>>;
  /** Orders that were paid. */
  trades?: number;
}

export const isGood = (report: Report): boolean =>
  report.lost + report.doubled + report.hung === 0 &&
  report.secondsUntilNormal !== undefined &&
  Object.values(report.wrong).every((count) => count === 0);

/** Seconds from a moment until the server says that it is ready. */
export async function untilReady(scene: Site, from: number): Promise<number | undefined> {
  const waited = await secondsUntil(async () => (await fetch(`${scene.url}/api/health/ready`)).ok, 60_000);
  return waited === undefined ? undefined : Math.round((performance.now() - from) / 100) / 10;
}

/** Ends the load, gives what is left two minutes to come to rest, and counts. */
export async function conclude(
  drill: string,
  scene: Site,
  load: Load,
  rounds: readonly { inFlight: number; seconds: number | undefined }[],
): Promise<Report> {
  await load.end();
  await secondsUntil(async () => Object.values(await scene.audit()).every((count) => count === 0), 120_000);
  const times = rounds.map(({ seconds }) => seconds);
  return {
    drill,
    rounds: rounds.length,
    inFlight: rounds.reduce((sum, { inFlight }) => sum + inFlight, 0),
    ...(await load.judge()),
    secondsUntilNormal: times.includes(undefined) ? undefined : Math.max(0, ...times.map(Number)),
    wrong: await scene.audit(),
  };
}
