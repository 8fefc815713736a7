import { createReloadOnce } from './session/reloadOnce.ts';

const reload = createReloadOnce(0);

/** What browsers say when a part of the page cannot be fetched: cut off, or gone with an older version. */
const cutOff = /dynamically imported module|importing a module script failed|unable to preload css|loading chunk/i;

export const isLoadFailure = (error: unknown): boolean => error instanceof Error && cutOff.test(error.message);

/** A new version may have replaced the part, which one reload repairs; without a connection it would only lose the page. */
export const reloadForNewVersion = (): boolean => navigator.onLine && reload();
