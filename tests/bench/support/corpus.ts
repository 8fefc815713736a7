/** Random numbers from a seed, the same in every run and in the browser. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const SENTENCES = [
  '断开直流开关与交流断路器，等待至少10分钟，待母线电容放电完毕。',
  '逐串测量开路电压，任意一串都不得高于1100V，同一路MPPT内各串压差不超过10V。',
  '阴雨天测得的绝缘电阻偏低时，先排查接头是否受潮，再检查线缆外皮有没有破损。',
  '文档更新以后需要重新解析，旧的引用会指向新的页码，读者可以随时回到原文核对。',
  '如果问题里有缩写，助手会先改写查询，再到知识库里检索相关的片段。',
  '调试阶段请保持通信线远离动力线，屏蔽层在柜内单端接地。',
];
const MARKS = [
  '**先断电**',
  '`hy selftest`',
  '[安装手册](https://example.com/manual?page=14)',
  '~~旧版固件~~',
  '*可选*',
  '[1]',
  '[2][3]',
];
const CODE = [
  'export async function readAll(url: string): Promise<string> {',
  "  const response = await fetch(url, { headers: { accept: 'text/event-stream' } });",
  '  if (!response.ok) throw new Error(`状态 ${response.status}`);',
  '  return response.text(); // 一次读完',
  '}',
];

export type CorpusKind = 'mixed' | 'fence' | 'table' | 'cells' | 'list';

/** Markdown of exactly `length` characters: a whole answer, or one single block that never ends. */
export function corpus(kind: CorpusKind, length: number, seed = 20): string {
  const random = seeded(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const words = (count: number): string =>
    Array.from({ length: count }, () => {
      const sentence = pick(SENTENCES);
      const at = 3 + Math.floor(random() * 6);
      return random() < 0.4 ? `${sentence.slice(0, at)} ${pick(MARKS)} ${sentence.slice(at)}` : sentence;
    }).join('');
  const row = (said = ''): string =>
    `| 第${Math.floor(random() * 999)}项 | ${Math.floor(random() * 900)} V | ${(random() * 90).toFixed(1)} A | ${said}${pick(MARKS)} |\n`;
  const tableHead = '| 项目 | 电压 | 电流 | 说明 |\n| --- | ---: | ---: | --- |\n';
  const times = (count: number, make: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => make(i)).join('');
  const blocks: readonly (() => string)[] = [
    () => `## ${pick(['接线前检查', '压接要求', '上电自检', '告警处理'])}\n\n`,
    () => `${words(2 + Math.floor(random() * 3))}\n\n`,
    () => `${words(3)}\n\n`,
    () =>
      `${times(3 + Math.floor(random() * 4), (i) => `${i + 1}. ${words(1)}\n${random() < 0.3 ? `   - ${words(1)}\n` : ''}`)}\n`,
    () => `${times(4, () => `- ${words(1)}\n`)}\n`,
    () => `\`\`\`ts\n${CODE.join('\n')}\n\`\`\`\n\n`,
    () => `${tableHead}${times(4 + Math.floor(random() * 4), () => row())}\n`,
    () => `> ${words(1)}\n> ${words(1)}\n\n`,
  ];
  let text = kind === 'fence' ? '```ts\n' : kind === 'table' || kind === 'cells' ? tableHead : '';
  while (text.length < length) {
    if (kind === 'fence') text += `${CODE.join('\n')}\n`;
    // With a sentence in each row 80,000 characters stay below the number of cells that are drawn.
    else if (kind === 'table') text += row(words(2));
    else if (kind === 'cells') text += row();
    else if (kind === 'list') text += `- ${words(1)}\n`;
    else text += (blocks[Math.floor(random() * blocks.length)] ?? (() => ''))();
  }
  return text.slice(0, length);
}

/** The text in uneven pieces of about `mean` characters, as a model sends it. */
export function pieces(text: string, mean: number): string[] {
  const random = seeded(5);
  const out: string[] = [];
  for (let at = 0; at < text.length;) {
    const size = Math.max(1, Math.round(mean * (0.5 + random())));
    out.push(text.slice(at, at + size));
    at += size;
  }
  return out;
}

/** A conversation: short questions and answers of about `mean` characters. */
export function dialogue(count: number, mean: number): { id: string; text: string }[] {
  const random = seeded(9);
  return Array.from({ length: count }, (_, i) => ({
    id: `m${i}`,
    text:
      i % 2 === 0
        ? (SENTENCES[i % SENTENCES.length] ?? '')
        : corpus('mixed', Math.round(mean * (0.8 + 2 * random())), i),
  }));
}
