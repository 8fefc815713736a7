/** What a model wants in front of a text, so that it knows a question from a passage. */
export interface Prefixes {
  query: string;
  passage: string;
}

const NONE: Prefixes = { query: '', passage: '' };
const TASK = 'Given a web search query, retrieve relevant passages that answer the query';
const instructed = (gap: string): Prefixes => ({ query: `Instruct: ${TASK}\nQuery:${gap}`, passage: '' });

/** As the models' makers write them; the first that fits counts. Hosts name one model in many ways (`BAAI/…`, `…-q4`). */
const families: readonly (readonly [RegExp, Prefixes])[] = [
  [/qwen3[-_.]?embedding/, instructed('')],
  [/gte[-_.]?qwen/, instructed(' ')],
  [/(?<![a-z0-9])e5(?![a-z0-9]).*(mistral|instruct)/, instructed(' ')],
  [/(?<![a-z0-9])e5(?![a-z0-9])/, { query: 'query: ', passage: 'passage: ' }],
  [/bge[-_.]?multilingual[-_.]?gemma/, { query: `<instruct>${TASK}.\n<query>`, passage: '' }],
  [/bge[-_.](small|base|large)[-_.]zh/, { query: '为这个句子生成表示以用于检索相关文章：', passage: '' }],
  [
    /bge[-_.](small|base|large)[-_.]en/,
    { query: 'Represent this sentence for searching relevant passages: ', passage: '' },
  ],
];

/** What the operator wrote: `none` is nothing, `\n` a line break. */
const written = (setting: string): string => (setting === 'none' ? '' : setting.replaceAll('\\n', '\n'));

/** The prefixes of the settings, else those of the model's family, which its name tells; most models want none. */
export function prefixesOf(model: string, query?: string, passage?: string): Prefixes {
  const own = families.find(([names]) => names.test(model.toLowerCase()))?.[1] ?? NONE;
  return {
    query: query === undefined ? own.query : written(query),
    passage: passage === undefined ? own.passage : written(passage),
  };
}
