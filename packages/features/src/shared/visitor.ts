import { storage } from './storage.ts';

/** The anonymous id the server signed for this browser, kept between visits (C-111), until a session that follows them ends. */
export const visitor = {
  read: (): string | undefined => storage.read('visitor') ?? undefined,
  keep: (userId: string): void => storage.write('visitor', userId),
};
