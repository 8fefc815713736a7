import { expect, test } from 'vitest';
import { namesOutside } from './namesOutside.ts';

test.each(['\n   ', '@{ "', '@{', '%%{', '---\n', 'style ', 'url '])(
  'a diagram of nothing but %j is read in time that grows with its length',
  (part) => {
    const from = performance.now();
    expect(namesOutside(part.repeat(20_000))).toBe(false);
    expect(performance.now() - from).toBeLessThan(1_000);
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
