import { storage } from './storage.ts';

const KEY = 'visitor';

/** The anonymous id the server signed for this browser, kept between visits (C-111). */
export const visitor = {
  read: (): string | undefined => storage.read(KEY) ?? undefined,
  keep: (userId: string): void => storage.write(KEY, userId),
};
