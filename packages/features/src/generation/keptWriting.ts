import { writeKinds, writeTones, writeWords } from '@tinystar/contract';
import * as z from 'zod/mini';
import { storage } from '../shared/storage.ts';
import type { WriteForm } from './AiWriteView.tsx';

/** What the browser keeps of AI writing: the form, and the text with its changes. */
export interface Writing {
  form: WriteForm;
  text: string;
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
});

const fresh: Writing = { form: { kind: 'notice', topic: '', points: '', tone: 'formal', words: 400 }, text: '' };
const keyOf = (person: string) => `aiWrite.${person}`;

/** The writing of one person in one identity. */
export const keptWriting = {
  read(person: string): Writing {
    try {
      const kept = Kept.safeParse(JSON.parse(storage.read(keyOf(person)) ?? 'null'));
      return kept.success ? kept.data : fresh;
    } catch {
      return fresh;
    }
  },
  write: (person: string, writing: Writing): void => storage.write(keyOf(person), JSON.stringify(writing)),
};
