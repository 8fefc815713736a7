import { platformChannels } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { previews, sample } from '../packages/features/src/channels/previews.ts';
import { cardOf } from '../packages/server/src/channels/feishu/card.ts';
import { platforms } from '../packages/server/src/channels/platforms.ts';

test.each(platformChannels)('what the page shows of %s is what the server sends there', (channel) => {
  expect([previews[channel].text]).toEqual(platforms[channel].render(sample));
  const replies = platforms[channel].mostReplies;
  expect(/最多(\d+)条/.exec(previews[channel].note)?.[1]).toBe(replies?.toString());
});

test('the buttons below a card are those of the platform', () => {
  const card = JSON.stringify(cardOf('', { messageId: '1', thumb: 'none' }));
  for (const words of previews.feishu_chat.buttons ?? []) expect(card).toContain(words);
});
