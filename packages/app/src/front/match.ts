export interface Matched<R> {
  route: R;
  params: Record<string, string>;
}

const segments = (path: string) => path.split('/').filter(Boolean);

const isOptional = (segment: string | undefined) => segment?.endsWith('?') === true;

/** Fewer parameters win, so /bot/square is never taken for a publicId (C-09). */
const byFewestParameters = (a: { path: string }, b: { path: string }) =>
  a.path.split(':').length - b.path.split(':').length;

/**
 * The route whose pattern fits a path, with its decoded parameters; null when none does. A last parameter with `?` may
 * be missing.
 */
export const matchRoute = <R extends { path: string }>(routes: readonly R[], path: string): Matched<R> | null => {
  const given = segments(path);
  for (const route of routes.toSorted(byFewestParameters)) {
    const wanted = segments(route.path);
    if (isOptional(wanted.at(-1)) && given.length === wanted.length - 1) wanted.pop();
    if (wanted.length !== given.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((segment, index) => {
      const value = given[index]!;
      if (!segment.startsWith(':')) return segment === value;
      try {
        params[segment.slice(1).replace('?', '')] = decodeURIComponent(value);
        return true;
      } catch {
        return false;
      }
    });
    if (fits) return { route, params };
  }
  return null;
};
