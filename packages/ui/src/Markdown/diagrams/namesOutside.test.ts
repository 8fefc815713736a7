import { expect, test } from 'vitest';
import { namesOutside } from './namesOutside.ts';

test.each(['\n   ', '@{ "', '@{', '%%{', '---\n', 'style ', 'url '])(
  'a diagram of nothing but %j names nothing outside',
  (part) => {
    expect(namesOutside(part.repeat(20_000))).toBe(false);
  },
);

test.each([
  'flowchart TD\n  A[a] --> B["the url in a text"]',
  '---\ntitle: 标题\n---\nflowchart TD\n  A["x\\ny"] --> B',
  'flowchart TD\n  A@{ shape: rounded, label: "b" } --> B[an img]',
  'flowchart TD\n  A@{ label: "{" } --> B{"img?"}',
])('a diagram that loads nothing is drawn: %s', (source) => {
  expect(namesOutside(source)).toBe(false);
});
