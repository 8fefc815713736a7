import { describe, expect, it } from 'vitest';
import { hit } from './fixtures.ts';
import { similarQuestions } from './similar.ts';

const pair = (id: number, question: string) => hit(id, ['答'], { kind: 'qa', name: question, title: question });
const section = (id: number, heading: string) => hit(id, ['文'], { title: `员工手册 › ${heading}` });

describe('similar questions', () => {
  it('offers up to three, from pairs as they stand and from headings as questions [CHAT-13]', () => {
    const hits = [
      pair(1, '年假可以结转吗？'),
      section(2, '第三章 休假'),
      section(3, '3.2 怎样请病假？'),
      pair(4, '加班有补贴吗？'),
    ];
    expect(similarQuestions('年假有几天？', hits)).toEqual([
      '年假可以结转吗？',
      '关于“休假”有哪些说明？',
      '怎样请病假？',
    ]);
  });

  it('never offers the asked question again, however it is punctuated, nor one twice [CHAT-13]', () => {
    const hits = [pair(1, '年假 有几天?'), section(2, '休假'), section(3, '休假')];
    expect(similarQuestions('年假有几天？', hits)).toEqual(['关于“休假”有哪些说明？']);
  });

  it('makes no question of a bare document name, a number, a whole paragraph or a part every document has [CHAT-13]', () => {
    const hits = [
      hit(1, ['文'], { title: '员工手册' }),
      section(2, '12.'),
      section(3, '很长'.repeat(40)),
      section(4, '1 前言'),
    ];
    expect(similarQuestions('问', hits)).toEqual([]);
  });

  it('asks in English about an English heading [CHAT-13]', () => {
    expect(similarQuestions('how are traces chosen', [section(1, '4.1 Trace Selection')])).toEqual([
      'What does the document say about “Trace Selection”?',
    ]);
  });
});
