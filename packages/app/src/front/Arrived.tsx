import { useLayoutEffect } from 'react';

/** Takes away the page that the server sent already drawn, in the moment in which the living one stands. */
export function Arrived() {
  useLayoutEffect(() => document.getElementById('drawn')?.remove(), []);
  return null;
}
