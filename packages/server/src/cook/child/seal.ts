// Taken before any document comes: one that changed them could make the comparison lie.
const { getOwnPropertyDescriptor, getPrototypeOf, is, isExtensible } = Object;
const { ownKeys } = Reflect;

/** What one object of the language looked like. */
interface Look {
  object: object;
  prototype: object | null;
  extensible: boolean;
  keys: (string | symbol)[];
  properties: (PropertyDescriptor | undefined)[];
}

const lookOf = (object: object): Look => {
  const keys = ownKeys(object);
  return {
    object,
    prototype: getPrototypeOf(object) as object | null,
    extensible: isExtensible(object),
    keys,
    properties: keys.map((key) => getOwnPropertyDescriptor(object, key)),
  };
};

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** Objects of the language that no name leads to: what loops, generators and async functions are made from. */
const nameless = (): object[] => [
  getPrototypeOf(Int8Array) as object,
  ...[[], new Map(), new Set(), ''].map((list) => getPrototypeOf(list[Symbol.iterator]()) as object),
  getPrototypeOf(/./[Symbol.matchAll]('')) as object,
  ...[function* () {}, async function* () {}, async () => {}].map((made) => getPrototypeOf(made) as object),
];

/** All that is reached from the names that every script sees by properties that are functions, and their prototypes. */
function sharedObjects(): object[] {
  const found = new Set<object>([globalThis, ...nameless()]);
  // Those that are lists of functions; the others hold what changes by itself.
  for (const list of [Math, JSON, Reflect, Atomics, Intl, WebAssembly]) found.add(list);
  for (const object of found) {
    const prototype: unknown = getPrototypeOf(object);
    if (isObject(prototype)) found.add(prototype);
    for (const key of ownKeys(object)) {
      const property = getOwnPropertyDescriptor(object, key);
      for (const part of [property?.value, property?.get, property?.set] as unknown[]) {
        if (typeof part === 'function' || (key === 'prototype' && isObject(part))) found.add(part as object);
      }
    }
  }
  return [...found];
}

function isSame(look: Look): boolean {
  const { object, prototype, extensible, keys, properties } = look;
  if (getPrototypeOf(object) !== prototype || isExtensible(object) !== extensible) return false;
  const current = ownKeys(object);
  if (current.length !== keys.length) return false;
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i]!;
    if (current[i] !== key) return false;
    const [was, now] = [properties[i], getOwnPropertyDescriptor(object, key)];
    if (!was || !now || !is(was.value, now.value) || was.get !== now.get || was.set !== now.set) return false;
    if (was.writable !== now.writable || was.configurable !== now.configurable) return false;
  }
  return true;
}

/**
 * Remembers what all scripts of this process share: the names on `globalThis`, the objects of the language and of what
 * is loaded by name, with their prototypes. The result tells whether all of it is still as it was.
 */
export function seal(): () => boolean {
  const looks = sharedObjects().map(lookOf);
  return () => {
    for (let i = 0; i < looks.length; i += 1) if (!isSame(looks[i]!)) return false;
    return true;
  };
}
