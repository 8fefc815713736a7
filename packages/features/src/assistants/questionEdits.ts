import type { QuestionTab } from '../shared/questions.ts';

export type QuestionTabs = readonly QuestionTab[];

/** The marks of the text form cannot stand inside a question or a name. */
const unmarked = (text: string) => text.replaceAll('#', '＃').replaceAll('\n', ' ');

const replaceAt = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

const changeTab = (tabs: QuestionTabs, tab: number, change: (questions: readonly string[]) => string[]) =>
  tabs.map((old, i) => (i === tab ? { ...old, questions: change(old.questions) } : old));

/** A name no other tab has: 新标签, 新标签2, 新标签3. */
const freeTitle = (tabs: QuestionTabs, base: string): string => {
  const taken = new Set(tabs.map(({ title }) => title));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}${number}`)) number += 1;
  return `${base}${number}`;
};

export const addTab = (tabs: QuestionTabs, base: string): QuestionTabs => [
  ...tabs,
  { title: freeTitle(tabs, base), questions: [] },
];

/** Renames a tab; a blank name, or one that another tab has, changes nothing. */
export const renameTab = (tabs: QuestionTabs, tab: number, name: string): QuestionTabs => {
  const title = unmarked(name).trim();
  const old = tabs[tab];
  if (!old || title === '' || tabs.some((other) => other.title === title)) return tabs;
  return replaceAt(tabs, tab, { ...old, title });
};

export const removeTab = (tabs: QuestionTabs, tab: number): QuestionTabs => tabs.filter((_, i) => i !== tab);

/** Moves a tab; the one without a name stays first, because only there the text can hold it. */
export const moveTab = (tabs: QuestionTabs, from: number, to: number): QuestionTabs =>
  tabs[from]?.title === '' || tabs[to]?.title === '' ? tabs : moved(tabs, from, to);

/** Puts an empty question at a place of a tab. */
export const addQuestion = (tabs: QuestionTabs, tab: number, at: number): QuestionTabs =>
  changeTab(tabs, tab, (questions) => [...questions.slice(0, at), '', ...questions.slice(at)]);

export const changeQuestion = (tabs: QuestionTabs, tab: number, at: number, text: string): QuestionTabs =>
  changeTab(tabs, tab, (questions) => replaceAt(questions, at, unmarked(text)));

export const removeQuestion = (tabs: QuestionTabs, tab: number, at: number): QuestionTabs =>
  changeTab(tabs, tab, (questions) => questions.filter((_, i) => i !== at));

export const moveQuestion = (tabs: QuestionTabs, tab: number, from: number, to: number): QuestionTabs =>
  changeTab(tabs, tab, (questions) => moved(questions, from, to));
