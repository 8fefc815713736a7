import { addons } from 'storybook/preview-api';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  STORY_UNCHANGED,
  UNHANDLED_ERRORS_WHILE_PLAYING,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events';

/** What the checks of a story have to know of it. */
export interface ShownStory {
  /** Name of the story's window in preview.tsx. */
  viewport: string | undefined;
  /** How grave a fault of accessibility is, and the rules that the project switches off. */
  a11y: { test?: string; config?: { rules?: { id: string; enabled: boolean }[] } };
}

declare global {
  interface Window {
    /** Shows a story and plays it; resolves when its play function ended. Rejects with what it threw. */
    showStory?: (storyId: string) => Promise<void>;
    /** Told by the checks, absent for people: called before a story is drawn, so that its window gets its size. */
    beforeStory?: (story: ShownStory) => Promise<void>;
  }
}

const failures = [
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  PLAY_FUNCTION_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
];

const messageOf = (told: unknown): string => {
  const one: unknown = Array.isArray(told) ? told[0] : told;
  if (typeof one !== 'object' || one === null) return String(one);
  const { message, description, stack } = one as Record<string, string | undefined>;
  return [message ?? description, stack].filter(Boolean).join('\n');
};

/**
 * The addon would look with axe once more after each story: checkAccess does, once per theme. Storybook reads that from
 * its address only where the address names a story too.
 */
let addonLooks = true;
const keepAddonFromLooking = (): void => {
  if (addonLooks) addons.getChannel().emit(UPDATE_GLOBALS, { globals: { a11y: { manual: true } } });
  addonLooks = false;
};

/** The only place that knows how Storybook tells that a story has ended (its channel and the names of its events). */
window.showStory = (storyId) => {
  keepAddonFromLooking();
  const channel = addons.getChannel();
  return new Promise<void>((done, fail) => {
    const end = () => {
      for (const name of [STORY_FINISHED, STORY_UNCHANGED]) channel.off(name, finished);
      for (const name of failures) channel.off(name, failed);
    };
    const finished = () => {
      end();
      done();
    };
    const failed = (told: unknown) => {
      end();
      fail(new Error(messageOf(told)));
    };
    for (const name of [STORY_FINISHED, STORY_UNCHANGED]) channel.on(name, finished);
    for (const name of failures) channel.on(name, failed);
    channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' });
  });
};
