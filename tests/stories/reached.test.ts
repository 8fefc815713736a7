import { expect, test } from 'vitest';
import { storiesReached } from './reached.ts';

test('a changed component reaches its own stories and those of the screens that use it, and no others', () => {
  const reached = storiesReached(['packages/ui/src/Pagination/Pagination.css.ts']);
  expect(reached).toContain('packages/ui/src/Pagination/Pagination.stories.tsx');
  expect(reached).toContain('packages/features/src/enterprise/MemberView.stories.tsx');
  expect(reached).not.toContain('packages/ui/src/Button/Button.stories.tsx');
});

test('a changed call of the contract reaches the screens that call it', () => {
  const reached = storiesReached(['packages/contract/src/messages.ts']);
  expect(reached).toContain('packages/features/src/notifications/NotificationDrawerView.stories.tsx');
});

test('changes outside of the screens reach no story, changes of the ground reach all', () => {
  expect(storiesReached(['packages/server/src/main.ts', 'README.md'])).toEqual([]);
  expect(storiesReached(['README.md', 'tokens/colour.json'])).toBe('all');
});
