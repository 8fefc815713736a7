import { tabStorage } from '@tinystar/features/shared';

/** Milliseconds: enough to register with a code that comes late. Whoever logs in later in this tab did not ask for it. */
const LASTS = 15 * 60_000;

/** Whether the log-in page was asked for the free plan (`smart=yes`, ROUTE-11), on the way into this log-in. */
export const freePlanWanted = (): boolean => Date.now() - Number(tabStorage.read('freePlan')) < LASTS;

/** The same; true once. */
export const takeFreePlan = (): boolean => {
  const wanted = freePlanWanted();
  tabStorage.remove('freePlan');
  return wanted;
};
