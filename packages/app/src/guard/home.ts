import type { BuiltRoute } from '../routes/route.ts';

/** Where the admin root leads (C-01); flip it here. */
const ADMIN_HOME = '/a/shoppe/bot';

/** The console's first page for a caller: the admin home, else the first menu entry open to him; null when none is. */
export const homeOf = (open: readonly BuiltRoute[]): string | null =>
  (
    open.find(({ path }) => path === ADMIN_HOME) ??
    open.find(({ menu }) => menu?.group === 'main' || menu?.group === 'sub')
  )?.path ?? null;
