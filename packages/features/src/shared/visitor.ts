import { storage } from './storage.ts';

/** The anonymous id the server signed for this browser, kept between visits (C-111), until a session that follows them ends. */
export const visitor = {
  read: (): string | undefined => storage.read('visitor') ?? undefined,
  keep: (userId: string): void => storage.write('visitor', userId),
};

interface Met {
  userId: string;
}

/**
 * Asks as this browser's visitor and keeps the id that the server answers with. Of several tabs that a new visitor opens at
 * once only one asks without an id, and all have the id that was kept first: what is asked in one is found in the others.
 */
export async function asVisitor<T extends Met>(ask: (userId: string | undefined) => Promise<T>): Promise<T> {
  if (visitor.read() === undefined) {
    const first = await oneTabAtOnce(async () =>
      visitor.read() === undefined ? await meet(ask, undefined) : undefined,
    );
    if (first) return first;
  }
  return await meet(ask, visitor.read());
}

async function meet<T extends Met>(
  ask: (userId: string | undefined) => Promise<T>,
  sent: string | undefined,
): Promise<T> {
  const answer = await ask(sent);
  const now = visitor.read();
  // Another tab was quicker.
  if (now !== undefined && now !== sent) return { ...answer, userId: now };
  visitor.keep(answer.userId);
  return answer;
}

/** Browsers have the lock on safe pages alone, and refuse it in frames that may keep nothing. */
async function oneTabAtOnce<T>(act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return await act();
  let begun = false;
  try {
    return await navigator.locks.request('tinystar.visitor', async () => {
      begun = true;
      return await act();
    });
  } catch (error) {
    if (begun) throw error;
    return await act();
  }
}
