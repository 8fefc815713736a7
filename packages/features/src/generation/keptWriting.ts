import { writeKinds, writeTones, writeWords } from '@tinystar/contract';
import * as z from 'zod/mini';
import type { Owner } from '../shared/kept.ts';
import { storage } from '../shared/storage.ts';
import type { WriteForm } from './AiWriteView.tsx';

/** What the browser keeps of AI writing: the form, and the text with its changes. */
export interface Writing {
  form: WriteForm;
  text: string;
  /** Earlier drafts, the latest first. */
  versions: readonly Version[];
}

/** A draft as it was before something else took its place; `time` in ms since the epoch. */
export interface Version {
  time: number;
  text: string;
}

/** Drafts that are kept, and characters of all of them together: the browser has little room. */
const MOST = 20;
const MOST_CHARACTERS = 200_000;

/** With one more draft in front, unless it is empty or the latest already. */
export function withVersion(versions: readonly Version[], version: Version): readonly Version[] {
  if (version.text.trim() === '' || versions[0]?.text === version.text) return versions;
  let room = MOST_CHARACTERS;
  return [version, ...versions].slice(0, MOST).filter(({ text }) => (room -= text.length) >= 0);
}

const Kept = z.object({
  form: z.object({
    kind: z.enum(writeKinds),
    topic: z.string(),
    points: z.string(),
    tone: z.enum(writeTones),
    words: z.literal(writeWords),
  }),
  text: z.string(),
  versions: z._default(z.array(z.object({ time: z.number(), text: z.string() })), []),
});

const fresh: Writing = {
  form: { kind: 'notice', topic: '', points: '', tone: 'formal', words: 400 },
  text: '',
  versions: [],
};
/** The writing of one person in one identity. */
export const keptWriting = {
  read(person: Owner): Writing {
    try {
      const kept = Kept.safeParse(JSON.parse(storage.of(person).read('aiWrite') || 'null'));
      return kept.success ? kept.data : fresh;
    } catch {
      return fresh;
    }
  },
  write: (person: Owner, writing: Writing): void => storage.of(person).write('aiWrite', JSON.stringify(writing)),
};
