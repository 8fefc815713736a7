import { describe, expect, it } from 'vitest';
import { hit } from './fixtures.ts';
import { referenceOf } from './reference.ts';
import { similarQuestions } from './similar.ts';

const pair = (id: number, question: string) => hit(id, ['答'], { kind: 'qa', name: question, title: question });
const section = (id: number, heading: string) => hit(id, ['文'], { title: `员工手册 › ${heading}` });

describe('similar questions', () => {
  it('offers up to three, of pairs and of headings that ask themselves', () => {
    const hits = [
      pair(1, '年假可以结转吗？'),
      section(2, '3.2 怎样请年假？'),
      section(3, '4.1 请假需要提前多久申请'),
      pair(4, '婚假有多少天？'),
    ];
    expect(similarQuestions('年假有几天？', hits)).toEqual(['怎样请年假？', '婚假有多少天？', '年假可以结转吗？']);
  });

  it('offers the most alike first, and nothing of another matter', () => {
    const hits = [
      pair(1, '员工餐厅几点开门？'),
      section(2, '2.1 How are traces chosen'),
      section(3, '4.1 接地电阻要求是多少？'),
      pair(4, '怎么重置密码？'),
      pair(5, '那铝线可以用吗？'),
    ];
    expect(similarQuestions('接地线用多大线径？', hits)).toEqual(['接地电阻要求是多少？', '那铝线可以用吗？']);
    expect(similarQuestions('年假有几天？', hits)).toEqual([]);
  });

  it('never offers the asked question again, however it is punctuated, nor one twice', () => {
    const hits = [pair(1, '请问请假 要几天?'), section(2, '怎样请假'), section(3, '怎样请假？')];
    expect(similarQuestions('请假要几天？', hits)).toEqual(['怎样请假']);
  });

  it('never offers a question that the answer cites, nor another part of the same section', () => {
    const hits = [
      pair(1, '年假有几天？'),
      section(2, '怎样请假？'),
      section(3, '怎样请假？'),
      pair(4, '病假一年能休多久？'),
    ];
    const reference = [hits[0]!, hits[1]!].map((cited) => referenceOf(cited, 1, cited.text, []));
    expect(similarQuestions('一年能休多久', hits, { '1': { reference, reference_filtered: [] } })).toEqual([
      '病假一年能休多久？',
    ]);
  });

  it('makes no question of a heading that only names something', () => {
    const hits = [hit(1, ['文'], { title: '员工手册' }), section(2, '第三章 休假'), section(3, '4.1 Trace Selection')];
    expect(similarQuestions('问', hits)).toEqual([]);
  });
});
