import type { PlatformAnswer } from './platform.ts';
import { sourceLines } from './plainText.ts';
import { splitText, type Limit } from './splitText.ts';

/** Room of a last part that the sources may take, the text keeping the rest. */
const SHARE = 0.6;

export interface Form extends Limit {
  /** Parts in which an answer may leave. */
  parts: number;
  /** The sources as one text; undefined leaves them out. */
  list?: ((sources: PlatformAnswer['sources'], more: number) => string) | undefined;
  /** Makes whole again what a cut has opened: a table, or code. Takes so much room of each part. */
  mend?: { room: number; parts(parts: readonly string[]): string[] };
  /** What is said at the end of an answer that is not whole. */
  cut?(page: string | undefined): string;
}

const cutShort = (page: string | undefined): string =>
  page
    ? `……（回答较长，这里没有显示完。完整的回答和来源：${page} ）`
    : '……（回答较长，这里没有显示完，可以问得更具体一些）';

/**
 * An answer in the parts in which it leaves: cut at the ends of sentences, with its sources at the end. Where it takes more
 * parts than may leave, the last says so and where the whole is read; the sources stay.
 */
export function layOut({ text, sources, page }: PlatformAnswer, form: Form): string[] {
  const { parts: most, list, mend, cut = cutShort } = form;
  const limit: Limit = { size: form.size, most: form.most - (mend?.room ?? 0) };
  const sourced = list && sources.length > 0 ? `\n\n${list(sources, 0)}` : '';
  const whole = splitText(text + sourced, limit);
  const mended = (parts: readonly string[]) =>
    (mend ? mend.parts(parts) : parts).map((part) => part.trim()).filter(Boolean);
  if (whole.length <= most) return mended(whole);
  const head = splitText(text, limit).slice(0, most - 1);
  const rest = text.slice(head.join('').length);
  const end = list && sources.length > 0 ? `\n\n${fitting(list, sources, limit, limit.most * SHARE)}` : '';
  // The text may fit, and the sources alone be too many.
  if (limit.size(rest + end) <= limit.most) return mended([...head, rest + end]);
  const tail = `\n\n${cut(page)}${end}`;
  const [last = ''] = splitText(rest, { ...limit, most: limit.most - limit.size(tail) });
  // An empty part behind the last closes what that one has opened.
  const closed = mend ? mend.parts([...head, last, '']).slice(0, -1) : [...head, last];
  return closed.map((part, at) => `${part.trim()}${at === closed.length - 1 ? tail : ''}`.trim()).filter(Boolean);
}

/** As many sources as have room, and how many more there are. */
function fitting(
  list: NonNullable<Form['list']>,
  sources: PlatformAnswer['sources'],
  { size }: Limit,
  room: number,
): string {
  for (let kept = sources.length; kept > 0; kept -= 1) {
    const text = list(sources.slice(0, kept), sources.length - kept);
    if (size(text) <= room) return text;
  }
  return '';
}

/** The sources below an answer that is plain text. */
export const plainSources: NonNullable<Form['list']> = (sources, more) =>
  ['参考资料', ...sourceLines(sources), ...andMore(more)].join('\n');

/** That there are more sources than are named. */
export const andMore = (more: number): string[] => (more > 0 ? [`……还有${more}份资料`] : []);
