import { expect, test } from 'vitest';
import { picturedThemes, type Story } from './pictured.ts';

const story = (title: string, name: string, more: Partial<Story> = {}): Story => ({
  id: 'some-story',
  importPath: './some.stories.tsx',
  tags: [],
  type: 'story',
  first: false,
  title,
  name,
  ...more,
});

test('components are pictured in both themes, states without colours of their own in one', () => {
  expect(picturedThemes(story('ui/Button', 'Matrix'))).toEqual(['dark', 'light']);
  expect(picturedThemes(story('ui/Button', 'Disabled'))).toEqual(['dark', 'light']);
  expect(picturedThemes(story('ui/Button', 'Long Text'))).toEqual(['light']);
  expect(picturedThemes(story('guide/Voice', 'Voice', { first: true }))).toEqual(['light']);
});

test('screens are pictured as Default in both themes, on phones and in states of another layout in one', () => {
  expect(picturedThemes(story('features/chat/ChatView', 'Default'))).toEqual(['dark', 'light']);
  expect(picturedThemes(story('features/chat/ChatView', 'First', { first: true }))).toEqual(['dark', 'light']);
  expect(picturedThemes(story('features/chat/ChatView', 'Asking Phone'))).toEqual(['light']);
  expect(picturedThemes(story('features/chat/ChatView', 'Saving'))).toEqual([]);
});

test('tags add a picture and take it away', () => {
  expect(picturedThemes(story('features/chat/ChatView', 'Saving', { tags: ['shot'] }))).toEqual(['light']);
  expect(picturedThemes(story('ui/Button', 'Default', { tags: ['no-shot'] }))).toEqual([]);
});
