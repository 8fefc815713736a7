import { storage, tabStorage } from './storage.ts';

/**
 * Everything that is kept in a browser, by how long. What several people use one after the other keeps nothing of one for
 * the next: what is a person's lies under his id and identity, and all else goes with him.
 */
export const kept = {
  /** Of the screen, whoever sits before it: how it looks, and what tells it from other devices. No word of anybody. */
  ofScreen: ['theme', 'contrast', 'shell', 'home', 'reading', 'device', 'embed'],
  /** Unsaved work of an owner. It outlives his log-out, and comes back to him alone. */
  ofWork: ['typed', 'beside', 'asked', 'agreed', 'drafts', 'blocks', 'aiChat', 'aiWrite'],
  /** Of an owner too, until he logs out or somebody else comes. */
  ofOwner: ['topic', 'palette'],
  /** Of a session: it goes with it, also where that ends by itself (`endSession`). */
  ofSession: ['token', 'scope', 'visitor'],
  /** On the way into a log-in, in its tab. */
  ofWayIn: ['freePlan', 'square', 'thirdLogin', 'question'],
} as const;

export type OwnedName = (typeof kept)['ofWork' | 'ofOwner'][number];
export type Name = (typeof kept)['ofScreen' | 'ofSession' | 'ofWayIn'][number];

/** Who keeps something: a person in one identity, a visitor, or a user of a website. */
export type Owner = string & { readonly owner: true };

/** `tenantId` is empty or undefined in personal identity. */
export const ownerOf = (userId: string, tenantId: string | undefined) => `${userId}.${tenantId || 'personal'}` as Owner;

// The rest of a signed id is its signature.
const idOf = (signed: string) => signed.slice(0, 32);

/** A visit ends with the session that follows it, and so does what was typed in it. */
export const visitorOf = (signed: string) => `visitor-${idOf(signed)}` as Owner;
export const siteUserOf = (signed: string) => `site-${idOf(signed)}` as Owner;

const isOneOf = (names: readonly string[], key: string) => names.includes(key.split('.')[0]!);

/** Somebody logs out: his unsaved work stays for him, and what is the screen's. */
export const forgetPerson = (): void => {
  for (const { sweep } of [storage, tabStorage])
    sweep((key) => !isOneOf(kept.ofScreen, key) && !isOneOf(kept.ofWork, key));
};

/** Somebody is known to be here: what others had until their log-out goes, for their sessions ended by themselves. */
export const beginAs = (owner: Owner): void => {
  const [person] = owner.split('.');
  storage.sweep((key) => isOneOf(kept.ofOwner, key) && key.split('.')[1] !== person);
};
