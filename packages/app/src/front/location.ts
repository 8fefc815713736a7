import { useSyncExternalStore } from 'react';
import type { LazyPart } from '../lazyPart.ts';

/**
 * The address without a router: public pages (login, chat of a visitor) need only to know where they are, and a
 * router would be a tenth of what they load. The console's router hears the same events.
 */
const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

const here = () => location.pathname + location.search;

/** Path and query shown now. */
export const useAddress = (): string => useSyncExternalStore(subscribe, here, here);

/** How long a press waits for a network that is away, in milliseconds. */
const PATIENCE = 8_000;

type PartsOf = (path: string) => readonly (LazyPart | undefined)[];
const finders: PartsOf[] = [];

/** Tells which parts the page at a path is made of. */
export const addParts = (partsOf: PartsOf): unknown => finders.push(partsOf);

let presses = 0;

/**
 * Leaves for an address when the parts of its page are here, at once mostly: where they cannot be loaded, address and
 * page stay as they are (loadPart.tsx tells why). A press that waited for the network is given up when something else
 * is done meanwhile, or after a while.
 */
export const whenHere = (address: string, leave: () => void): void => {
  const [path = ''] = address.split(/[?#]/);
  const parts = finders.flatMap((find) => find(path)).filter((part) => part !== undefined);
  const missing = parts.filter((part) => !part.isHere());
  const press = ++presses;
  if (missing.length === 0) return leave();
  const began = Date.now();
  const over = new AbortController();
  let waited = false;
  let left = false;
  const hear = (sign: string, heard: () => void) =>
    addEventListener(sign, heard, { capture: true, signal: over.signal });
  hear('partaway', () => (waited = true));
  for (const sign of ['pointerdown', 'keydown', 'popstate']) hear(sign, () => (left = true));
  const arrive = () => {
    over.abort();
    if (press === presses && !(waited && (left || Date.now() - began > PATIENCE))) leave();
  };
  // What is broken is told by its place.
  Promise.all(missing.map((part) => part.load())).then(arrive, arrive);
};

/**
 * Goes to another page of the product without loading it anew; `replace` is nobody's press and waits for nothing. What is
 * to be known there goes as `state`, which the console's router reads.
 */
export const goTo = (path: string, how: 'push' | 'replace' = 'push', state?: { refusal: string | undefined }): void => {
  const leave = () => {
    history[`${how}State`]({ usr: state }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  if (how === 'push') whenHere(path, leave);
  else leave();
};
