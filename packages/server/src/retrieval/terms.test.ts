import { describe, expect, it } from 'vitest';
import { analyse } from './question.ts';
import { termsOf } from './terms.ts';
import { familyOf } from './wordFamily.ts';

describe('families of English words', () => {
  it.each([
    ['calibrated', 'calibration'],
    ['selection', 'select'],
    ['installed', 'installation'],
    ['storage', 'stored'],
    ['maintenance', 'maintaining'],
  ])('%s belongs to %s', (word, other) => {
    expect(familyOf(word).flatMap(termsOf)).toContain(termsOf(other)[0]);
  });

  it.each(['station', 'stated', 'general', 'water', 'E09'])('%s belongs to no other', (word) => {
    expect(familyOf(word)).toEqual([]);
  });
});

describe('index terms', () => {
  it.each([
    ['年假五天', ['年', '假', '年假', '五', '假五', '天', '五天']],
    ['tlmgr update -self', ['tlmgr', 'updat', 'self']],
    ['TraceMonkey', ['tracemonkey', 'trac', 'monkey']],
    ['utf8', ['utf8', 'utf', '8']],
    ['tlmgr-commands.log', ['tlmgr-commands.log', 'tlmgr', 'command', 'log']],
    ['1,234.50 元', ['1234.50', '元']],
    ['Ⅳ ｔｌｍｇｒ', ['iv', 'tlmgr']],
    ['', []],
  ])('cuts %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it.each([
    ['臺灣軟體', '台湾软体'],
    ['电 子 邮 件', '电子邮件'],
    ['电子\n邮件', '电子邮件'],
    ['⻓⽂', '长文'],
    ['updates', 'updating'],
    ['policies', 'policy'],
    ['stopped', 'stopping'],
    ["company's", 'company'],
  ])('lets %s and %s meet', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });
});

describe('a question taken apart', () => {
  it.each([
    ['年假有几天？', ['年假', '天']],
    ['请问怎样申请报销？', ['申请报销']],
    ['升级 tlmgr 用什么命令', ['升级', 'tlmgr', '命令']],
    ['What is the capital of France?', ['capital', 'France']],
    ['水流变小了怎么回事？', ['水流变小']],
    ['红灯闪烁是什么意思', ['红灯闪烁']],
    ['总部位于什么地方', ['总部位于']],
    ['火车站店几点关门？', ['火车站店', '关门']],
    ['山地车押金是多少？', ['山地车押金']],
    ['过敏了怎么办', ['过敏']],
    ['目的地在哪里？', ['目的地']],
    ['我的书慢慢地看', ['我', '书慢慢', '看']],
    ['这是什么？', []],
    ['？？？', []],
  ])('keeps of %s what names something', (question, runs) => {
    expect(analyse(question).runs).toEqual(runs);
  });
});
