import { describe, expect, it } from 'vitest';
import { answer, type AnswerInput } from './answer.ts';
import { collect, found, hit, settings } from './fixtures.ts';
import type { Model, ModelMessage } from './model.ts';
import { ModelError } from './modelError.ts';
import type { NamedModel } from './namedModel.ts';
import type { EngineTrace } from './traceBook.ts';

const leave = hit(1, ['正式员工每年有五天带薪年假。', '年假须提前三天申请。', '病假需要医院证明。']);
const travel = hit(2, ['差旅费在出差结束后十天内报销。'], { title: '员工手册 › 报销', score: 0.6 });
const terms = ['年假', '几天', '五天'];

function ask(more: Partial<AnswerInput> = {}) {
  const asked: string[] = [];
  const input: AnswerInput = {
    question: '年假有几天？',
    history: [],
    settings,
    search: (question) => {
      asked.push(question);
      return Promise.resolve(found([leave, travel], terms));
    },
    signal: new AbortController().signal,
    ...more,
  };
  return { asked, parts: answer(input) };
}

const named = (complete: Model, more: Partial<NamedModel> = {}): NamedModel => ({
  complete,
  async *askShortly() {
    yield 'nothing usable';
  },
  name: 'test-1',
  window: 16_000,
  ...more,
});

function speaking(...pieces: string[]): { model: NamedModel; prompts: (readonly ModelMessage[])[] } {
  const prompts: (readonly ModelMessage[])[] = [];
  return {
    prompts,
    model: named(async function* (messages) {
      prompts.push(messages);
      yield* pieces;
    }),
  };
}

/** A model that replies to short questions, in the order they come. */
function advising(replies: string[], ...pieces: string[]) {
  const asked: string[] = [];
  const { model, prompts } = speaking(...pieces);
  const askShortly: Model = async function* (messages) {
    asked.push(messages.map(({ content }) => content).join('\n'));
    yield replies.shift() ?? '';
  };
  return { model: { ...model, askShortly }, prompts, asked };
}

const nothing = () => Promise.resolve(found([travel], [], 0.01));

describe('answers without a model', () => {
  it.each([
    [0.9, /^以下内容摘自知识库：/],
    [0.6, /^没有找到确切的答案，以下内容可能相关：/],
    [0.4, /^没有找到确切的答案，以下内容可能相关：[^]*\n\n这个问题请联系人事部。$/],
    [0.01, /^这个问题请联系人事部。$/],
  ])('with a confidence of %d it is sure, related or nothing', async (confidence, shown) => {
    const search = () => Promise.resolve(found([leave], ['年假'], confidence));
    const { text } = await collect(ask({ question: '年假怎么办？', search }).parts);
    expect(text).toMatch(shown);
  });

  it('quotes the knowledge under a label with numbered references that lead to the block', async () => {
    const { text, sentenceMap, source } = await collect(ask().parts);
    expect(text).toMatch(/^以下内容摘自知识库：\n\n> 正式员工每年有五天带薪年假。/);
    expect(text).toContain('[1]');
    expect(source).toBe('document');
    expect(sentenceMap['1']?.reference).toMatchObject([
      {
        type: 'doc',
        doc_id: 'file-1',
        doc_name: '员工手册.pdf',
        is_doc_deleted: false,
        reference_id: 'block-1-0',
        reference_index: 1,
        score: 0.9,
      },
    ]);
    expect(sentenceMap['1']?.reference[0]?.locations[0]).toEqual({
      blockId: 'block-1-0',
      page: 1,
      box: { left: 72, top: 100, right: 500, bottom: 118 },
    });
  });

  it('tells which words of a cited block were read with little certainty', async () => {
    const word = { left: 80, top: 100, right: 92, bottom: 118 };
    const scanned = hit(1, ['年假五天。']);
    const spans = scanned.spans.map((span) => ({ ...span, doubtful: [word] }));
    const search = () => Promise.resolve(found([{ ...scanned, spans }], ['年假']));
    const { sentenceMap } = await collect(ask({ search }).parts);
    expect(sentenceMap['1']?.reference[0]?.locations[0]?.doubtful).toEqual([word]);
  });

  it('shows the sentence that says what is asked, not the one that repeats the subject', async () => {
    const fish = hit(1, [
      '蓝线裸顶鲷，又称蓝线白鱲，俗名龙尖，为辐鳍鱼纲鲈形目龙占鱼科的其中一个种，分布于印度洋与太平洋的暖海。',
      '本鱼体呈银灰色，头部有数条蓝色细线，背鳍鳍棘十枚，尾鳍叉形，成鱼体长可达八十公分，栖息在珊瑚礁的沙底。',
    ]);
    const terms = ['蓝线', '线裸', '裸顶', '顶鲷', '体长'];
    const { text } = await collect(
      ask({ question: '蓝线裸顶鲷的体长是多少？', search: () => Promise.resolve(found([fish], terms)) }).parts,
    );
    expect(text).toContain('八十公分');
  });

  it('says that what meets the question only in part may be related', async () => {
    const { text, sentenceMap } = await collect(
      ask({ search: () => Promise.resolve(found([leave, travel], terms, 0.5)) }).parts,
    );
    expect(text).toMatch(/^没有找到确切的答案，以下内容可能相关：/);
    expect(Object.keys(sentenceMap)).not.toEqual([]);
  });

  it("gives the assistant's own not-found text and no reference when nothing fits", async () => {
    const answered = await collect(ask({ search: nothing }).parts);
    expect(answered).toMatchObject({ text: '这个问题请联系人事部。', sentenceMap: {}, source: 'notFound' });
  });

  it('hides references where the maker switched them off', async () => {
    const hidden = { ...settings, showReference: { doc: false, qa: true } };
    const { text, sentenceMap } = await collect(ask({ settings: hidden }).parts);
    expect(text).not.toMatch(/\[\d\]/);
    expect(sentenceMap).toEqual({});
  });

  it('says that public knowledge needs a model instead of inventing something', async () => {
    const { asked, parts } = ask({ settings: { ...settings, knowledgeSource: 'publicDomain' } });
    const { text, source, sentenceMap } = await collect(parts);
    expect(text).toContain('尚未配置大语言模型');
    expect({ source, sentenceMap, asked }).toEqual({ source: 'notConfigured', sentenceMap: {}, asked: [] });
  });

  it('falls back to the not-found text when both sources are on but there is no model', async () => {
    const both = { ...settings, knowledgeSource: 'both' as const };
    expect((await collect(ask({ settings: both, search: nothing }).parts)).text).toBe(settings.notFound);
  });

  it('gives a Q&A pair as its maker wrote it, with the pair as its reference', async () => {
    const pair = hit(9, [], {
      kind: 'qa',
      sourceId: 'pair-1',
      name: '年假有几天？',
      title: '年假有几天？',
      text: '**五天**',
      score: 1,
    });
    const { text, sentenceMap, source } = await collect(
      ask({ search: () => Promise.resolve(found([pair, leave])) }).parts,
    );
    expect({ text, source }).toEqual({ text: '**五天** [1]', source: 'qa' });
    expect(sentenceMap['1']?.reference[0]).toMatchObject({
      type: 'qa',
      reference_id: 'pair-1',
      question_id: 'pair-1',
      question: '年假有几天？',
      locations: [],
    });
  });

  it('shows the row of a table under the heads of its columns, whatever its cells end with', async () => {
    const rows = [
      '滤芯: PP 棉滤芯 | 周期: 6 个月；视水质 | 作用: 拦截泥沙',
      '滤芯: RO 滤芯 | 周期: 24 个月 | 作用: 去除重金属',
    ];
    const table = hit(1, rows);
    const cells = [
      ['PP 棉滤芯', '6 个月；视水质', '拦截泥沙'],
      ['RO 滤芯', '24 个月', '去除重金属'],
    ];
    table.spans = [
      {
        ...table.spans[0]!,
        end: table.text.length,
        table: {
          head: ['滤芯', '周期', '作用'],
          rows: table.spans.map(({ start, end }, at) => ({ start, end, cells: cells[at]! })),
        },
      },
    ];
    const shown = async (question: string, words: string[]) =>
      (await collect(ask({ question, search: () => Promise.resolve(found([table], words)) }).parts)).text;
    expect(await shown('PP 棉多久换一次？', ['pp', '棉'])).toBe(
      '以下内容摘自知识库：\n\n> | 滤芯 | 周期 | 作用 |\n> | --- | --- | --- |\n> | PP 棉滤芯 | 6 个月；视水质 | 拦截泥沙 [1] |',
    );
    expect(await shown('所有滤芯分别多久换一次？', ['滤芯', '周期'])).toContain(
      '> | PP 棉滤芯 | 6 个月；视水质 | 拦截泥沙 |\n> | RO 滤芯 | 24 个月 | 去除重金属 [1] |',
    );
  });

  it.each([
    ['1. 关闭直流开关。', '2. 拧下外壳螺钉。', '3. 断开端子。'],
    ['1) 关闭直流开关。', '2) 拧下外壳螺钉。', '3) 断开端子。'],
    ['（1）关闭直流开关。', '（2）拧下外壳螺钉。', '（3）断开端子。'],
    ['① 关闭直流开关。', '② 拧下外壳螺钉。', '③ 断开端子。'],
  ])('quotes the items of a list with their numbers, the first too (%s)', async (...items) => {
    const steps = hit(1, [
      '拆机步骤很多，' + '务必由两人操作并全程佩戴绝缘手套，'.repeat(9) + '严禁带电作业。',
      ...items,
    ]);
    const search = () => Promise.resolve(found([steps], ['关闭', '直流', '开关', '螺钉']));
    const { text } = await collect(ask({ question: '怎么关闭直流开关、拧下螺钉？', search }).parts);
    const shown = text.replaceAll('\\', '');
    for (const item of items.slice(0, 2)) expect(shown).toContain(item);
    expect(shown).not.toContain('务必由两人');
  });

  it('shows markdown and numbers of the document as plain characters', async () => {
    const odd = hit(1, ['见文献[1]与 <year> 目录下的 *.pdf，![图](http://198.51.100.1/x.png)']);
    const { text } = await collect(ask({ search: () => Promise.resolve(found([odd], ['文献'])) }).parts);
    expect(text).toContain('见文献\\[1\\]与 \\<year> 目录下的 \\*.pdf，!\\[图\\](http://198.51.100.1/x.png) [1]');
  });
});

describe('answers with a model', () => {
  it('streams the text and cites only known numbers, with the blocks the sentence speaks of', async () => {
    const { model } = speaking('年假需要提前三天', '申请[', '1]，文献[7]不算。');
    const { text, sentenceMap, source } = await collect(ask({ model }).parts);
    expect(text).toBe('年假需要提前三天申请[1]，文献不算。');
    expect(Object.keys(sentenceMap)).toEqual(['1']);
    expect(sentenceMap['1']?.reference[0]).toMatchObject({
      reference_id: 'block-1-1',
      locations: [{ blockId: 'block-1-1' }],
    });
    expect(source).toBe('document');
  });

  it('never calls the model when private knowledge holds nothing', async () => {
    const { model, prompts } = speaking('编造的答案[1]');
    const empty = () => Promise.resolve(found([], [], 0));
    const answered = await collect(ask({ model, search: empty }).parts);
    expect(answered).toMatchObject({ text: settings.notFound, sentenceMap: {}, source: 'notFound' });
    expect(prompts).toEqual([]);
  });

  it('gives the model the best passages however weak they look', async () => {
    const { model, prompts } = speaking('十天内报销[1]。');
    expect(await collect(ask({ model, search: nothing }).parts)).toMatchObject({ source: 'document' });
    expect(prompts[0]?.at(-1)?.content).toContain('差旅费');
  });

  it.each([[['<未', '找到>']], [['<未找到>', '资料没有提到。[1]']], [['这个问题', '请联系人事部', '。[1]']]])(
    "says the assistant's own words when the model finds no answer (%j), and nobody sees its sign",
    async (pieces) => {
      const { model } = speaking(...pieces);
      const seen: string[] = [];
      let final: unknown;
      for await (const part of ask({ model }).parts) {
        if (part.type === 'text') seen.push(part.text);
        else final = part;
      }
      expect(seen[0]).toBe(settings.notFound);
      // What is near the question follows, said to be no answer; the maker's words are not said twice.
      expect(seen.slice(1).join('')).toMatch(/^\n\n没有找到确切的答案，以下内容可能相关：\n\n>[^]*\[1\]/);
      expect(seen.join('').split(settings.notFound)).toHaveLength(2);
      expect(final).toMatchObject({ source: 'document', certainty: 'related', sentenceMap: { 1: {} } });
    },
  );

  it.each([
    [['抱歉，', '<未找到>'], `抱歉，${settings.notFound}`],
    [['抱歉，<未', '找', '到>。'], `抱歉，。${settings.notFound}`],
  ])('takes the sign out where it stands behind an excuse (%j)', async (pieces, text) => {
    const search = () => Promise.resolve(found([leave], ['年假'], 0.01));
    const answered = await collect(ask({ search, model: speaking(...pieces).model }).parts);
    expect(answered).toMatchObject({ text, source: 'notFound', certainty: 'nothing', sentenceMap: {} });
  });

  it('keeps an answer that cites something, without the sign behind it, and a bracket that is no sign', async () => {
    const { model } = speaking('年假五天[1]。', '其余<未', '找到>', '。若 a <', ' b。');
    const answered = await collect(ask({ model }).parts);
    expect(answered).toMatchObject({ source: 'document', certainty: 'sure' });
    expect(answered.text).toContain('其余。若 a < b。');
  });

  it('says them alone where nothing that was found is near the question', async () => {
    const search = () => Promise.resolve(found([leave], ['年假'], 0.01));
    const answered = await collect(ask({ search, model: speaking('<未找到>').model }).parts);
    expect(answered).toMatchObject({
      text: settings.notFound,
      source: 'notFound',
      certainty: 'nothing',
      sentenceMap: {},
    });
  });

  it('offers questions that resemble the asked one beside an answer, never where none was found', async () => {
    const pair = hit(3, ['答'], { kind: 'qa', name: '年假可以结转吗？', title: '年假可以结转吗？' });
    const search = (confidence: number) => () => Promise.resolve(found([leave, pair], terms, confidence));
    const offered = async (confidence: number, ...pieces: string[]) =>
      (await collect(ask({ search: search(confidence), model: speaking(...pieces).model }).parts)).similarQuestions;
    expect(await offered(0.9, '五天[1]。')).toEqual(['年假可以结转吗？']);
    expect(await offered(0.01, '<未找到>')).toEqual([]);
  });

  it('counts an answer that is only the not-found text as not found', async () => {
    const { model } = speaking('这个问题', '请联系人事部。');
    const search = () => Promise.resolve(found([leave], ['年假'], 0.01));
    expect(await collect(ask({ model, search }).parts)).toMatchObject({ sentenceMap: {}, source: 'notFound' });
  });

  it('answers from public knowledge without searching and without references', async () => {
    const { model, prompts } = speaking('法国的首都是巴黎[1]。');
    const { asked, parts } = ask({
      model,
      settings: { ...settings, knowledgeSource: 'publicDomain', publicPrompt: '称呼用户为您' },
    });
    const answered = await collect(parts);
    expect(answered).toMatchObject({ sentenceMap: {}, source: 'publicDomain', similarQuestions: [] });
    expect(asked).toEqual([]);
    expect(prompts[0]?.[0]?.content).toContain('称呼用户为您');
  });

  it('answers from its own knowledge when both sources are on and it cites nothing', async () => {
    const { model } = speaking('好的');
    const both = { ...settings, knowledgeSource: 'both' as const };
    const { source, sentenceMap } = await collect(ask({ model, search: nothing, settings: both }).parts);
    expect({ source, sentenceMap }).toEqual({ source: 'publicDomain', sentenceMap: {} });
  });

  it('tells what is cited before the text that cites it', async () => {
    const { model } = speaking('甲[1]', '乙[2]');
    const log: string[] = [];
    const onCited: AnswerInput['onCited'] = (map) => log.push(Object.keys(map).join());
    for await (const part of ask({ model, onCited }).parts) if (part.type === 'text') log.push(part.text);
    expect(log).toEqual(['1', '甲[1]', '1,2', '乙[2]']);
  });

  it('keeps the citations of what an interrupted answer already said', async () => {
    const { model } = speaking('然后报销[2]。');
    const { text, sentenceMap } = await collect(ask({ model, written: '先申请年假[1]，' }).parts);
    expect(text).toBe('然后报销[2]。');
    expect(Object.keys(sentenceMap)).toEqual(['1', '2']);
  });

  it('passes on a failure of the model after what had come', async () => {
    const seen: string[] = [];
    const model = named(async function* () {
      yield '先说一半';
      throw new Error('broken');
    });
    const reading = (async () => {
      for await (const part of ask({ model }).parts) if (part.type === 'text') seen.push(part.text);
    })();
    await expect(reading).rejects.toThrow('broken');
    expect(seen).toEqual(['先说一半']);
  });

  it('does nothing for a question that was stopped before it began', async () => {
    const { model, prompts } = speaking('太迟');
    await expect(collect(ask({ model, signal: AbortSignal.abort(new Error('stopped')) }).parts)).rejects.toThrow(
      'stopped',
    );
    expect(prompts).toEqual([]);
  });
});

describe('questions that lean on the one before', () => {
  const history = [{ question: '年假有几天？', answer: '五天[1]。' }];

  it.each([
    [['年假有几天？'], '那病假呢？', '年假有几天？ 那病假呢？'],
    [['年假有几天？', '病假呢'], '它要证明吗？', '年假有几天？ 病假呢 它要证明吗？'],
    [['食堂在哪？', '年假有几天？'], '病假呢', '年假有几天？ 病假呢'],
  ])('looks up behind %j the question %s as %s, before anything else', async (before, question, joined) => {
    const { asked, parts } = ask({
      question,
      history: before.map((earlier) => ({ question: earlier, answer: '五天[1]。' })),
      search: (words) => {
        asked.push(words);
        return Promise.resolve(found([leave], ['病假']));
      },
    });
    expect((await collect(parts)).text).toContain('病假需要医院证明');
    expect(asked).toEqual([joined]);
  });

  it('looks up a short question alone first, then with the one before it', async () => {
    const { asked, parts } = ask({
      question: 'VPN？',
      history,
      search: (words) => {
        asked.push(words);
        return Promise.resolve(words.includes('年假') ? found([leave], ['病假']) : found([], [], 0));
      },
    });
    expect((await collect(parts)).text).toContain('病假需要医院证明');
    expect(asked).toEqual(['VPN？', '年假有几天？ VPN？']);
  });

  it('lets a question that stands alone stand alone', async () => {
    const { asked, parts } = ask({
      question: '怎样重置打印机的网络密码设置？',
      history,
      search: (q) => (asked.push(q), nothing()),
    });
    expect((await collect(parts)).source).toBe('notFound');
    expect(asked).toHaveLength(1);
  });
});

describe('the steps around the model', () => {
  const history = [{ question: '星净 X1 的净水量是多少？', answer: '2 升[1]。' }];
  const many = Array.from({ length: 12 }, (_, at) =>
    hit(at + 1, [`第${at + 1}条规定，共 ${at + 1} 项。`], { score: 0.5 }),
  );
  const rewritten = '好的：{"question":"星净 X1 的价格是多少？","other":["售价","price of X1"]}';

  async function traced(more: Partial<AnswerInput>) {
    let trace: EngineTrace | undefined;
    const { asked, parts } = ask({ ...more, onTrace: (kept) => Promise.resolve(void (trace = kept)) });
    const answered = await collect(parts);
    const steps = Object.fromEntries(trace!.steps.map(({ step, state, reason }) => [step, reason ?? state]));
    return { answered, asked, trace: trace!, steps };
  }

  it('look a follow-up up by what the model makes of it, once for the same dialogue', async () => {
    const { model, asked: told } = advising([rewritten], '1999 元[1]。');
    for (let again = 0; again < 2; again++) {
      const searched: string[] = [];
      const search = (words: string) => (searched.push(words), Promise.resolve(found([leave], ['价格'])));
      const { steps, trace } = await traced({ question: '那它的价格呢？', history, model, search });
      expect(searched).toEqual(['星净 X1 的价格是多少？', '售价', 'price of X1']);
      expect(trace.searched).toEqual(searched);
      expect(steps).toMatchObject({ rewrite: 'done', search: 'done', rerank: 'skipped', write: 'done' });
    }
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('星净 X1 的净水量是多少');
  });

  it('look a question up in other words when its own find nothing, and only then', async () => {
    const { model, asked: told } = advising([rewritten], '答[1]。');
    const search = (words: string) => Promise.resolve(words === '售价' ? found([leave]) : found([travel], [], 0.05));
    const { trace } = await traced({ question: '多少钱能买到？', model, search });
    expect(trace.passages.map(({ number }) => number)).toEqual([1, 2]);
    const sure = advising([rewritten], '答[1]。');
    const { steps } = await traced({ model: sure.model });
    expect(steps['rewrite']).toBe('skipped');
    expect([told.length, sure.asked.length]).toEqual([1, 0]);
  });

  it.each(['不是 JSON', '{"question":1}', '{"question":"  "}', '{', ''])(
    'go on with words alone when the model rewrites into %j',
    async (reply) => {
      const { model } = advising([reply], '答[1]。');
      const { steps, asked } = await traced({ question: '那它的价格呢？', history, model });
      expect(steps['rewrite']).toBe('protocol');
      expect(asked[0]).toBe('星净 X1 的净水量是多少？ 那它的价格呢？');
    },
  );

  it('let the model order what is more than a prompt takes, and keep the order when it gives none', async () => {
    const search = () => Promise.resolve(found(many, ['规定']));
    const { model, prompts } = advising(['排序：[11, 3, 99, 3]'], '答[1]。');
    const { trace, steps } = await traced({ model, search });
    expect(steps['rerank']).toBe('done');
    expect(trace.passages.slice(0, 4).map(({ text }) => text.slice(0, 4))).toEqual([
      '第11条',
      '第3条规',
      '第1条规',
      '第2条规',
    ]);
    expect(prompts[0]?.at(-1)?.content.match(/<资料 /g)).toHaveLength(8);
    for (const reply of ['随便', '[99]', '']) {
      const odd = advising([reply], '答[1]。');
      const kept = await traced({ model: odd.model, search });
      expect(kept.steps['rerank']).toBe('protocol');
      expect(kept.trace.passages[0]?.text).toContain('第1条');
    }
  });

  it('can each be switched off', async () => {
    const off = { rewrite: false, vectors: false, rerank: false, verify: false };
    const { model, asked: told } = advising([rewritten], '共 77 项[1]。');
    const search = () => Promise.resolve(found(many, ['规定'], 0.1));
    const { steps, answered } = await traced({ model, search, history, settings: { ...settings, steps: off } });
    expect(told).toEqual([]);
    expect(steps).toMatchObject({ rerank: 'off', verify: 'off', write: 'done' });
    expect(answered.sentenceMap['1']?.reference[0]?.unsupported).toBeUndefined();
  });

  it('tell what short questions took, once for what is remembered', async () => {
    const { model } = advising(['{"question":"退还保证金的期限","other":["押金"]}'], '答[1]。');
    const spent: { inputTokens: number; outputTokens: number }[] = [];
    const telling = { ...model, onSpent: async (used: (typeof spent)[number]) => void spent.push(used) };
    const search = () => Promise.resolve(found([travel], [], 0.05));
    for (let again = 0; again < 2; again++) await traced({ question: '多久给退？', model: telling, search });
    expect(spent).toHaveLength(1);
    expect(spent[0]!.inputTokens).toBeGreaterThan(50);
    expect(spent[0]!.outputTokens).toBeGreaterThan(5);
  });

  it('leave out a citation of a passage that says nothing of the sentence', async () => {
    const { model } = speaking('正式员工每年有五天带薪年假[1][2]。', '差旅费要在回来以后的十天内报销[2]。');
    const { answered } = await traced({ model });
    expect(answered.text).toBe('正式员工每年有五天带薪年假[1]。差旅费要在回来以后的十天内报销[2]。');
    expect(Object.keys(answered.sentenceMap)).toContain('2');
  });

  it.each([
    '根据公司的规定[2]，可以报销。',
    'Travel costs are refunded within ten days after the journey has ended[2].',
    '出门花掉的钱，要在回来之后的10天里交票退还[2]。',
  ])('keep a citation where it may be said in other words: %s', async (said) => {
    const { model } = speaking(said);
    expect((await traced({ model })).answered.text).toBe(said);
  });

  it('mark numbers and names of a cited sentence that its passage does not hold', async () => {
    const { model } = speaking('每年有 5 天年假[1]。可用 LeaveBot 申请 12 天[1]。');
    const { trace, answered } = await traced({ model });
    expect(trace.unsupported).toEqual([
      { numbers: [1], sentence: '可用 LeaveBot 申请 12 天', missing: ['12', 'LeaveBot'] },
    ]);
    expect(answered.sentenceMap['1']?.reference[0]?.unsupported).toEqual(['12', 'LeaveBot']);
  });

  it('are asked for as much as the mode says, and the prompt keeps to the window', async () => {
    const wishes: unknown[] = [];
    const prompts: string[] = [];
    const big = many.map((each) => ({ ...each, text: `${each.text}${'长'.repeat(900)}` }));
    const search = () => Promise.resolve(found(big, ['规定']));
    for (const mode of ['qa', 'brief', 'thorough'] as const) {
      const model = named(
        async function* (messages, _, wish) {
          wishes.push([wish?.maxTokens, wish?.temperature]);
          prompts.push(messages.map(({ content }) => content).join('\n'));
          yield '答[1]。';
        },
        { window: 8_000 },
      );
      const { trace } = await traced({ model, search, settings: { ...settings, mode } });
      expect(trace.model).toMatchObject({ name: 'test-1', mode, window: 8_000, estimated: true });
      expect(trace.model!.inputTokens + trace.model!.maxTokens).toBeLessThan(8_000);
      expect(trace.model!.inputTokens).toBeGreaterThan(2_500);
    }
    expect(new Set(wishes.map((wish) => JSON.stringify(wish))).size).toBe(3);
    expect(prompts.map((prompt) => prompt.match(/<资料 /g)?.length)).toEqual([5, 6, 4]);
    expect(prompts[1]).toContain('最多用三句话');
  });

  it('are told also of an answer that failed', async () => {
    const traces: EngineTrace[] = [];
    const model = named(async function* () {
      yield '先说一半';
      throw new ModelError('cut', 'broken');
    });
    await expect(
      collect(ask({ model, onTrace: (trace) => Promise.resolve(void traces.push(trace)) }).parts),
    ).rejects.toThrow('broken');
    expect(traces).toMatchObject([
      { steps: expect.arrayContaining([expect.objectContaining({ step: 'write', state: 'failed' })]) },
    ]);
  });
});
