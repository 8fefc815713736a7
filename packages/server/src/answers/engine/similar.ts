import type { Hit } from '../../retrieval/index.ts';

const MOST = 3;
const LONGEST = 40;
/** Headings that name a part of any document and nothing of this one. */
const EMPTY =
  /^(?:前言|序言?|引言|绪论|导论|概述|概论|摘要|总则|附则|附录|目录|目次|结论|结语|小结|总结|参考文献|致谢|示?例子?|例 ?\d+|注意(?:事项)?|说明|其[他它]|abstract|introduction|overview|background|conclusions?|summary|references|acknowledg\w+|appendix|contents|evaluation|results|discussion|related work)$/i;
const ASKS = /[?？]$|^(?:什么|怎样|怎么|如何|为什么|哪|谁|how|what|why|when|where|which|who|can|does|is|are)\b/i;

/**
 * Up to three questions near the asked one that this assistant's knowledge can answer: questions of Q&A pairs as they
 * stand, headings of the found passages turned into questions. Never the asked question itself.
 */
export function similarQuestions(question: string, hits: readonly Hit[]): string[] {
  const seen = new Set([plain(question)]);
  const similar: string[] = [];
  for (const hit of hits) {
    const candidate = hit.kind === 'qa' ? hit.name.trim() : fromHeading(hit, /\p{Script=Han}/u.test(question));
    const key = plain(candidate);
    if (!candidate || candidate.length > LONGEST * 2 || key === '' || seen.has(key)) continue;
    seen.add(key);
    similar.push(candidate);
    if (similar.length === MOST) break;
  }
  return similar;
}

function fromHeading({ title }: Hit, inChinese: boolean): string {
  const parts = title.split(' › ');
  if (parts.length < 2) return '';
  const heading = (parts.at(-1) ?? '')
    .replace(
      /^(?:第\s*[\d一二三四五六七八九十百]+\s*[章节条部分篇]|[\dA-Z]+(?:\.\d+)*[.、)）]?|[一二三四五六七八九十]+[、.．]|[(（][\d一二三四五六七八九十]+[)）])\s*/u,
      '',
    )
    .replace(/[\s:：。.,，;；]+$/, '')
    .trim();
  if (EMPTY.test(heading) || heading.length < 2 || heading.length > LONGEST || !/\p{L}{2}/u.test(heading)) return '';
  if (ASKS.test(heading)) return heading;
  return inChinese ? `关于“${heading}”有哪些说明？` : `What does the document say about “${heading}”?`;
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]/gu, '');
