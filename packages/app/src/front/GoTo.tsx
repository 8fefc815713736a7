import { useEffect } from 'react';
import { goTo } from './location.ts';

/** Leaves for a public page (login, /404), which lies outside the console's router. */
export function GoTo({ path }: { path: string }) {
  useEffect(() => goTo(path, 'replace'), [path]);
  return null;
}
