import { describe, expect, it } from 'vitest';
import { bytesOf, splitText, type Limit } from './splitText.ts';

const bytes = (most: number): Limit => ({ most, size: bytesOf });
const units = (most: number): Limit => ({ most, size: (text) => text.length });
const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const startsOf = (text: string) => new Set([...characters.segment(text)].map(({ index }) => index));

/** The same numbers at every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pieces = [
  '年假',
  '员工享有十天。',
  '功率：220 W，',
  '“可以吗？”',
  '看这里：https://x.example/a?b=1&c=2。',
  '见[1]。',
  '（附件）',
  'Hello world. ',
  'é',
  'नमस्ते',
  '한국어',
  '👨‍👩‍👧‍👦',
  '🇨🇳',
  '👍🏽',
  '𠮷',
  '😀',
  '\r\n',
  '\n',
  '\n\n',
  ' ',
  '	',
  '| a | b |\n',
  '```\n',
  '- 一\n',
  '.',
  '。',
  '……',
  '́',
  '‍',
];

describe('a text in parts', () => {
  it.each(Array.from({ length: 200 }, (_, at) => at))(
    'joined is the text, each within the limit, with no character cut: %i',
    (seed) => {
      const next = numbers(seed);
      const text = Array.from({ length: next(400) }, () => pieces[next(pieces.length)]!).join('');
      const limit = next(2) === 0 ? bytes(100 + next(400)) : units(60 + next(300));
      const parts = splitText(text, limit);
      expect(parts.join('')).toBe(text);
      const starts = startsOf(text);
      let at = 0;
      for (const part of parts) {
        expect(part).not.toBe('');
        expect(limit.size(part)).toBeLessThanOrEqual(limit.most);
        expect(part.isWellFormed()).toBe(true);
        expect(starts.has(at)).toBe(true);
        at += part.length;
      }
    },
  );

  it('a character over the limit is cut between code points, and everything arrives', () => {
    const text = `好e${'\u0301'.repeat(300)}👨‍👩‍👧‍👦`;
    const parts = splitText(text, bytes(20));
    expect(parts.join('')).toBe(text);
    for (const part of parts) {
      expect(bytesOf(part)).toBeLessThanOrEqual(20);
      expect(part.isWellFormed()).toBe(true);
    }
  });

  it('ends where a paragraph ends, else a line, a sentence with its sources, a clause, a word', () => {
    const first = (text: string, most: number) => splitText(text, units(most))[0];
    expect(first('第一段。第二句。\n\n第三段。第四句。', 12)).toBe('第一段。第二句。\n\n');
    expect(first('第一行。第二句。\n第三行。第四句。', 11)).toBe('第一行。第二句。\n');
    expect(first('年假有十天。[1] [2]病假有五天，事假另算。', 20)).toBe('年假有十天。[1] [2]');
    expect(first('他说：“可以。”然后就走了没有回来。', 12)).toBe('他说：“可以。”');
    expect(first('功率为3.5千瓦的机型，适合大户型使用', 15)).toBe('功率为3.5千瓦的机型，');
    expect(first('The quick brown foxes jumped', 18)).toBe('The quick brown ');
    expect(first('请打开https://x.example/a?b=1。然后登录', 30)).toBe('请打开https://x.example/a?b=1。');
  });

  it('is filled: an end of a paragraph or of a line that would cost more than a fifth is passed by', () => {
    const paragraph = `${'员工享有年假。'.repeat(40)}\n\n`;
    const parts = splitText(paragraph.repeat(8), bytes(2_048));
    expect(parts.join('')).toBe(paragraph.repeat(8));
    for (const part of parts) expect(part).toMatch(/。\s*$/);
    for (const part of parts.slice(0, -1)) expect(bytesOf(part)).toBeGreaterThan(2_048 * 0.75);
    expect(splitText('• 第一项\n• 第二项没有句号\n• 第三项更长一些也没有句号', units(20))[0]).toBe(
      '• 第一项\n• 第二项没有句号\n',
    );
  });
});
