import { platformChannels, type PlatformChannel } from '@tinystar/contract';
import { describe, expect, it } from 'vitest';
import { cardOf } from './feishu/card.ts';
import { plainText } from '@tinystar/contract/plainText';
import { platforms } from './platforms.ts';
import { bytesOf } from './splitText.ts';

const sources = Array.from({ length: 12 }, (_, at) => ({
  number: String(at + 1),
  name: `产品手册第${at + 1}册.pdf`,
  pages: [at + 1],
}));
const rows = Array.from({ length: 20 }, (_, at) => `| A${at} | ${at * 10} W |`);
const table = ['| 机型 | 功率 |', '| --- | --- |', ...rows].join('\n');
const page = 'https://xing.example.com/bot/a1b2';

/** An answer of so many characters: sentences, a table in the middle, sentences. */
function answerOf(length: number) {
  const sentences = (count: number) => {
    let text = '';
    for (let at = 1; text.length < count; at += 1) text += `第${at}条😀：员工享有年假，次年有效 [${(at % 12) + 1}]。`;
    return text;
  };
  const half = (length - table.length) / 2;
  return `${sentences(half)}\n\n${table}\n\n${sentences(half)}`;
}

/** What of a part each platform measures, and how much it takes. */
const most: Record<PlatformChannel, (part: string) => [size: number, most: number]> = {
  woa_chat: (part) => [bytesOf(part), 2_048],
  weixin_kf: (part) => [bytesOf(part), 2_048],
  feishu_chat: (part) => {
    const card = JSON.stringify(cardOf(part, { messageId: 'f'.repeat(32), thumb: 'none' }));
    return [bytesOf(JSON.stringify({ msg_type: 'interactive', content: card, uuid: 'f'.repeat(50) })), 30_000];
  },
  dingTalk_chat: (part) => [bytesOf(JSON.stringify({ title: '回答', text: part })), 15_000],
  douyin_chat: (part) => [part.length, 1_000],
  douyin_video_comment: (part) => [part.length, 300],
};
const parts: Record<PlatformChannel, Record<3_000 | 20_000, number>> = {
  woa_chat: { 3_000: 5, 20_000: 5 },
  weixin_kf: { 3_000: 5, 20_000: 5 },
  feishu_chat: { 3_000: 1, 20_000: 2 },
  dingTalk_chat: { 3_000: 1, 20_000: 5 },
  douyin_chat: { 3_000: 4, 20_000: 5 },
  douyin_video_comment: { 3_000: 1, 20_000: 1 },
};
const lengths = [3_000, 20_000] as const;
/** The end of a sentence, of a row or of a cell, or what is said at the end. */
const ended = /(?:。|W|\||）|第\d+页)$/;

describe.each(platformChannels)('%s: a long answer', (channel) => {
  it.each(lengths)(
    'of %i characters leaves in parts that the platform takes, cut at the ends of sentences',
    (length) => {
      const said = platforms[channel].render({ text: answerOf(length), sources, page });
      expect(said).toHaveLength(parts[channel][length]);
      for (const part of said) {
        const [size, limit] = most[channel](part);
        expect(size).toBeLessThanOrEqual(limit);
        expect(part.isWellFormed()).toBe(true);
        expect(part).toMatch(ended);
      }
    },
  );

  it.each(lengths)('of %i characters keeps its sources, and says where the rest is when there is one', (length) => {
    const last = platforms[channel].render({ text: answerOf(length), sources, page }).at(-1)!;
    if (channel === 'douyin_video_comment') {
      expect(last).toMatch(/。\s*……（完整的回答和来源：https:\/\/xing\.example\.com\/bot\/a1b2 ）$/);
      const [unpublished] = platforms[channel].render({ text: answerOf(length), sources });
      expect(unpublished).toMatch(/……更多内容请发私信询问$/);
      expect(unpublished).not.toContain('https:');
      return;
    }
    for (const { number, name } of sources) expect(last).toContain(`[${number}] ${name}`);
    const all = platforms[channel].render({ text: answerOf(length), sources, page }).join('\n');
    const numbers = [...answerOf(length).matchAll(/第(\d+)条/g)].length;
    const cut = [...all.matchAll(/第(\d+)条/g)].length < numbers;
    expect(all.includes(page)).toBe(cut);
    const unpublished = platforms[channel].render({ text: answerOf(length), sources }).join('\n');
    expect(unpublished).not.toContain('https:');
    expect(unpublished.includes('可以问得更具体一些')).toBe(cut);
  });
});

describe('a table', () => {
  const texts = platformChannels.filter((channel) => !['feishu_chat', 'dingTalk_chat'].includes(channel));

  it.each(texts)('%s: is a line for each row, every value with the name of its column', (channel) => {
    const text = '两种：\n\n| 机型 | 功率 |\n| --- | --- |\n| A1 | 220 W |\n| B2 | 300 W |\n\n都有现货。';
    expect(platforms[channel].render({ text, sources: [] })).toEqual([
      '两种：\n\n机型：A1，功率：220 W\n机型：B2，功率：300 W\n\n都有现货。',
    ]);
  });

  it.each([
    ['no bars outside', 'a | b\n--- | ---\n1 | 2', 'a：1，b：2'],
    ['an empty cell', '| a | b |\n|:-|-:|\n| 1 |  |', 'a：1'],
    ['a column without a name', '|  | b |\n|---|---|\n| 甲 | 2 |', '甲，b：2'],
    ['escaped bars, marks and line ends within', '| a |  b |\n|---|---|\n| x\\|y | **2**<br>3 |', 'a：x|y，b：2 3'],
    ['more cells than names', '| a |\n|---|\n| 1 | 2 |', 'a：1，2'],
    ['a quotation around it', '> 见\n>\n> | a | b |\n> |---|---|\n> | 1 | 2 |\n> 完', '见\n\na：1，b：2\n完'],
    ['no rows', '| a | b |\n|---|---|', 'a，b'],
    ['Windows line ends', '| a | b |\r\n|---|---|\r\n| 1 | 2 |\r\n\r\n完', 'a：1，b：2\n\n完'],
  ])('with %s', (_, markdown, text) => expect(plainText(markdown)).toBe(text));

  it('line ends stay: of paragraphs, quotations, lists and code', () => {
    const markdown = '# 题\n\n一\n>\n> 二\n\n- 三\n\n---\n\n```sh\n# a | b\n- *x*\n```\n四';
    expect(plainText(markdown)).toBe('题\n\n一\n\n二\n\n• 三\n\n# a | b\n- *x*\n四');
  });

  it('dingTalk_chat: is a list with an item for each row, for its Markdown has no tables', () => {
    const markdown =
      '两种：\n\n| 机型 | 功率 |\n| --- | --- |\n| **A1** | 220 W |\n| B2 | 300 W |\n都有**现货**。\n\n```sh\n| a |\n|---|\n```\n> | c |\n> |---|\n> | 1 |\n> 完';
    expect(platforms.dingTalk_chat.render({ text: markdown, sources: [] })).toEqual([
      '两种：\n\n- 机型：**A1**，功率：220 W\n- 机型：B2，功率：300 W\n\n都有**现货**。\n\n```sh\n| a |\n|---|\n```\n> - c：1\n>\n> 完',
    ]);
    const said = platforms.dingTalk_chat.render({ text: answerOf(20_000), sources, page }).join('\n');
    expect(said).not.toMatch(/\|.*\|/);
  });

  it.each(['feishu_chat'] as const)('%s: one that is cut goes on under its heads', (channel) => {
    const long = ['| 机型 | 说明 |', '| --- | --- |', ...rows.map((_, at) => `| A${at} | ${'说明'.repeat(400)} |`)];
    const said = platforms[channel].render({ text: long.join('\n'), sources: [] });
    expect(said.length).toBeGreaterThan(1);
    for (const part of said) {
      expect(part).toMatch(/^\| 机型 \| 说明 \|\n\| --- \| --- \|\n\| A/);
      expect(most[channel](part)[0]).toBeLessThanOrEqual(most[channel](part)[1]);
    }
  });

  it.each(['feishu_chat', 'dingTalk_chat'] as const)('%s: code that is cut is closed and opened again', (channel) => {
    const code = `\`\`\`js\n${'console.log("年假");\n'.repeat(4_000)}\`\`\``;
    const said = platforms[channel].render({ text: code, sources, page });
    expect(said.length).toBeGreaterThan(1);
    for (const part of said) {
      expect(part.match(/^```/gm)).toHaveLength(2);
      expect(part).toMatch(/^```js\n/);
    }
    expect(said.at(-1)).toContain('[12] 产品手册第12册.pdf');
  });
});
