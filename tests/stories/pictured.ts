import type { ThemeName } from '../../.storybook/themeSwitch.ts';

/** A story as Storybook's index.json lists it. */
export interface Story {
  id: string;
  /** Path in the sidebar: `ui/Button`, `features/chat/ChatView`. */
  title: string;
  name: string;
  importPath: string;
  tags: string[];
  type: 'story' | 'docs';
  /** The first story of its file stands for a component that has no Default. */
  first: boolean;
}

/** States of a component whose colours are their own. */
const colours = /phone|^(matrix|open|disabled|invalid|selected|failed|denied|tones)$/i;
/** States in which a screen has another layout. Long text, loading and denied are played and checked by axe. */
const layouts = /phone|^(empty|failed)$/i;

/**
 * The themes in which a story is compared with its picture, the same rule for everybody:
 * - components (`ui/`) in light; as Default, Matrix, on phones and in the states of other colours in dark too;
 * - screens (`features/`) as Default in both, on phones and in the states of another layout in light;
 * - the guide in light;
 * - `shot` among its tags adds the picture in light, `no-shot` takes every picture away.
 * What has no picture is still played and checked by axe in both themes.
 */
export function picturedThemes({ title, name, tags, first }: Story): ThemeName[] {
  if (tags.includes('no-shot')) return [];
  const isMain = first || name === 'Default';
  if (title.startsWith('features/')) {
    if (isMain) return ['dark', 'light'];
    return layouts.test(name) || tags.includes('shot') ? ['light'] : [];
  }
  return title.startsWith('ui/') && (isMain || colours.test(name)) ? ['dark', 'light'] : ['light'];
}
