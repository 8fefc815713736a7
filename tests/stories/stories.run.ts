import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPinned } from '../chromium.ts';
import { checkAccess } from './checkAccess.ts';
import { comparePicture, PATIENCE, picturesFolder, recordPicture } from './picture.ts';
import { picturedThemes, type Story } from './pictured.ts';
import { spoken } from '../../.storybook/docs/spoken.ts';
import { spokenOf } from './spoken.ts';
import { readStories, serveStorybook } from './storybook.ts';
import { openStoryWindow, type StoryWindow } from './window.ts';

/** Set by run.ts: pictures are kept instead of compared; only some stories are built or run. */
const records = process.env.STORIES_RECORD === '1';
const isPart = Boolean(process.env.STORIES_PART);

/** How long a picture in a window of many stories may differ, in ms, before a fresh page is asked. */
const BEFORE_RELOAD = 700;

const stories = readStories();
const groups = Map.groupBy(stories, ({ title }) => title);

let storybook: { url: string; stop(): void };
/** Windows in which no story is shown at the moment, and all that were opened. */
const free: StoryWindow[] = [];
const opened: StoryWindow[] = [];

beforeAll(async () => {
  storybook = await serveStorybook();
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  storybook.stop();
});

/** Vitest runs as many stories at once as `maxConcurrency` says; each takes a window that is free or opens one more. */
async function withWindow(body: (one: StoryWindow) => Promise<void>): Promise<void> {
  let one = free.pop();
  if (!one || one.page.isClosed()) opened.push((one = await openStoryWindow(storybook.url)));
  try {
    await body(one);
  } finally {
    free.push(one);
  }
}

/** Shows a story and returns what is wrong with it: what axe finds, and pictures that differ. */
async function look({ page, show, setTheme }: StoryWindow, story: Story, patience: number) {
  const { a11y } = await show(story.id);
  // What is skipped out of sight keeps the colours of the theme before.
  const style = await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const pictured = picturedThemes(story);
  const barriers: string[] = [];
  const differences: string[] = [];
  // Dark first: each picture then follows a repaint of everything. What was painted piece by piece while the story
  // played differs by single pixels of smoothing from run to run.
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(theme);
    barriers.push(...(await checkAccess(page, a11y, theme)));
    if (!pictured.includes(theme) || !isPinned()) continue;
    const name = `${story.id}-${theme}`;
    if (records) await recordPicture(page, name);
    else differences.push(...[await comparePicture(page, name, patience)].filter((fault) => fault !== undefined));
  }
  await style.evaluate((element: Element) => element.remove());
  return { barriers, differences };
}

/** What a screen reader says of the first story of each component is recorded, and shown on the component's page. */
async function unlikeSpoken({ page }: StoryWindow, { id, title, first }: Story): Promise<string[]> {
  if (!first || !title.startsWith('ui/') || records || !isPinned()) return [];
  const recorded = JSON.stringify(spoken[id]?.nodes);
  let said = '';
  // Chromium builds its tree a moment after the page: new parts have no names until then.
  for (const wait of [0, 200, 1_000]) {
    await page.waitForTimeout(wait);
    said = JSON.stringify(await spokenOf(page));
    if (said === recorded) return [];
  }
  return [`a screen reader says something else than recorded (npm run spoken): ${said}`];
}

async function check(window: StoryWindow, story: Story): Promise<void> {
  let { barriers, differences } = await look(window, story, BEFORE_RELOAD);
  // In a window that has shown hundreds of stories Chromium smooths a corner differently now and then (21 pixels of a
  // dialog), and keeps it so. What the story itself changes is there in a fresh page too.
  if (differences.length > 0) {
    await window.reload();
    ({ barriers, differences } = await look(window, story, PATIENCE));
  }
  const faults = [...barriers, ...differences, ...(await unlikeSpoken(window, story))];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

for (const [title, group] of groups)
  describe.concurrent(title, () => {
    for (const story of group) test(story.name, () => withWindow((one) => check(one, story)));
  });

test.skipIf(isPart)('every picture belongs to a story', () => {
  const wanted = new Set(stories.flatMap((story) => picturedThemes(story).map((theme) => `${story.id}-${theme}.webp`)));
  const left = readdirSync(picturesFolder).filter((name) => !wanted.has(name));
  if (records) for (const name of left) rmSync(path.join(picturesFolder, name));
  else expect(left).toEqual([]);
});
