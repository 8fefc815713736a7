import type { ReactNode } from 'react';

/** Words of the docs in both of their languages, Chinese first. */
export type Both = readonly [zh: string, en: string];

/** What a component is for, in the order of the sidebar. */
export const purposes = [
  'actions',
  'fields',
  'navigation',
  'feedback',
  'overlays',
  'data',
  'chat',
  'documents',
  'media',
  'layout',
] as const;
export type Purpose = (typeof purposes)[number];

/** One part of a component, numbered in the drawing of its anatomy. */
export interface DocsPart {
  /** Selector of the element inside the story. */
  at: string;
  /** Where the number stands beside it. @default 'top' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  name: Both;
  says: Both;
}

/** The same thing done well and badly, drawn by the real component. */
export interface DocsPair {
  good: ReactNode;
  goodSays: Both;
  bad: ReactNode;
  badSays: Both;
}

/**
 * What people write about a component, beside it in `<Name>.docs.tsx`. Everything else on its page is read: props from
 * the types, tokens from the style sheet, sizes and what a screen reader says from the browser, users from imports.
 */
export interface ComponentDocs {
  /** Its name in Chinese, as designers say it. */
  name: string;
  /** Other names under which people look for it. */
  also: readonly string[];
  group: Purpose;
  /** What replaces it. A component that no screen uses yet is new by itself, every other one stable. */
  deprecated?: { take: string };
  /** One sentence: what it is for. */
  purpose: Both;
  use: readonly Both[];
  /** When something else is right, and what. */
  instead: readonly { when: Both; take: string }[];
  anatomy?: { story: string; parts: readonly DocsPart[] };
  pairs?: readonly DocsPair[];
  /** Wording, length, punctuation. */
  words?: readonly Both[];
  keys?: readonly { key: string; does: Both }[];
  /** Other exports of the same file that have no page of their own. */
  parts?: readonly string[];
  /** Stories that cover the window (modal overlays) are shown in frames of their own. */
  framed?: boolean;
}
