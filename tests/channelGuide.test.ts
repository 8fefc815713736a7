import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { channelKinds } from '../packages/features/src/channels/channelKinds.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const guide = read('docs/channels.md');
const article = read('packages/server/src/meta/help/connect-feishu-dingtalk.md');

test.each(['feishu_chat', 'dingTalk_chat'] as const)(
  'the guides name the modes of %s as its dialog does',
  (channel) => {
    const { modes, where, guide: linked } = channelKinds[channel];
    for (const text of [guide, article]) {
      const [first, second] = [modes!.callback, modes!.connection].map(({ label }) => text.indexOf(label));
      expect(first).toBeGreaterThan(-1);
      // The dialog begins with the first one.
      expect(second).toBeGreaterThan(first!);
    }
    const title = /^# (.+)$/m.exec(article)![1]!;
    // The dialog links to the article by its name.
    expect(linked).toEqual({ title, slug: 'connect-feishu-dingtalk' });
    for (const told of [where, modes!.connection.where]) expect(told).toContain('发布');
  },
);

test('both guides name the same permissions', () => {
  const named = (text: string) => new Set(text.match(/\bim:[\w.:]+|\bqyapi_\w+|\bCard\.\w+\.\w+/g));
  expect(named(article)).toEqual(named(guide));
  expect(named(guide).size).toBe(6);
});
