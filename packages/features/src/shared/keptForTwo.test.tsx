import { afterEach, expect, test } from 'vitest';
import { beginAs, forgetPerson, kept, ownerOf, siteUserOf, visitorOf, type Owner } from './kept.ts';
import { endSession, storage, tabStorage } from './storage.ts';

const lin = ownerOf('1'.repeat(32), 'a'.repeat(32));
const linAlone = ownerOf('1'.repeat(32), '');
const wu = ownerOf('2'.repeat(32), 'a'.repeat(32));
const visitor = visitorOf(`${'3'.repeat(32)}.signature`);
const siteUser = siteUserOf(`${'3'.repeat(32)}.signature`);

const shelves = [storage, tabStorage];
const owned = [...kept.ofWork, ...kept.ofOwner];
const unowned = [...kept.ofScreen, ...kept.ofSession, ...kept.ofWayIn];

/** Keeps something under every name of the list, in the browser and in its tab. */
const fill = (owner: Owner) => {
  for (const shelf of shelves) {
    for (const name of owned) shelf.of(owner).write(name, `${name} of ${owner}`, 'bot');
    for (const name of unowned) shelf.write(name, `${name} of ${owner}`, 'bot');
  }
};
/** Under which names of the list somebody finds something. */
const found = (owner: Owner) =>
  shelves.map((shelf) => owned.filter((name) => shelf.of(owner).read(name, 'bot') !== ''));
const left = () => shelves.map((shelf) => unowned.filter((name) => shelf.read(name, 'bot') !== null));
const twice = <T,>(one: T) => [one, one];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('after a log-out the next person finds nothing of the one before, who finds his unsaved work again', () => {
  fill(lin);
  // What an earlier version kept without a person.
  localStorage.setItem('tinystar.draft.use.bot', '主轴过热怎么办');
  forgetPerson();
  expect(left()).toEqual(twice(kept.ofScreen));
  expect(localStorage.getItem('tinystar.draft.use.bot')).toBeNull();
  beginAs(wu);
  expect(found(wu)).toEqual(twice([]));
  fill(wu);
  forgetPerson();
  beginAs(lin);
  expect(found(lin)).toEqual(twice(kept.ofWork));
  expect(storage.of(lin).read('typed', 'bot')).toBe(`typed of ${lin}`);
  expect(found(linAlone)).toEqual(twice([]));
});

test('a session that ends by itself leaves its owner all that is his, until somebody else comes', () => {
  fill(lin);
  endSession();
  expect(left()).toEqual(twice([...kept.ofScreen, ...kept.ofWayIn]));
  beginAs(linAlone);
  expect(found(lin)).toEqual(twice(owned));
  beginAs(wu);
  expect(found(wu)).toEqual(twice([]));
  expect(found(lin)[0]).toEqual(kept.ofWork);
});

test('a visit ends with the session that followed it; a user of a website keeps his work', () => {
  fill(visitor);
  fill(siteUser);
  beginAs(lin);
  expect(found(visitor)[0]).toEqual(kept.ofWork);
  endSession();
  expect(found(visitor)).toEqual(twice([]));
  expect(found(siteUser)[0]).toEqual(kept.ofWork);
});

test('what lives in memory, because the browser keeps nothing, goes as well', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
  try {
    storage.write('token', 'token of lin');
    storage.of(lin).write('topic', '报销', 'bot');
    forgetPerson();
    expect([storage.read('token'), storage.of(lin).read('topic', 'bot'), storage.lasts()]).toEqual([null, '', true]);
  } finally {
    Object.defineProperty(window, 'localStorage', real);
  }
});
