import type { Hit } from '../../retrieval/index.ts';

const MOST = 3;
const LONGEST = 40;
const ASKS = /[?？]$|^(?:什么|怎样|怎么|如何|为什么|哪|谁|how|what|why|when|where|which|who|can|does|is|are)\b/i;

/**
 * Up to three questions near the asked one that this assistant's knowledge can answer: questions of Q&A pairs as they
 * stand, headings of the found passages turned into questions. Never the asked question itself.
 */
export function similarQuestions(question: string, hits: readonly Hit[]): string[] {
  const seen = new Set([plain(question)]);
  const similar: string[] = [];
  for (const hit of hits) {
    const candidate = hit.kind === 'qa' ? hit.name.trim() : fromHeading(hit);
    const key = plain(candidate);
    if (!candidate || candidate.length > LONGEST * 2 || key === '' || seen.has(key)) continue;
    seen.add(key);
    similar.push(candidate);
    if (similar.length === MOST) break;
  }
  return similar;
}

function fromHeading({ title }: Hit): string {
  const parts = title.split(' › ');
  if (parts.length < 2) return '';
  const heading = (parts.at(-1) ?? '')
    .replace(
      /^(?:第\s*[\d一二三四五六七八九十百]+\s*[章节条部分篇]|[\dA-Z]+(?:\.\d+)*[.、)）]?|[一二三四五六七八九十]+[、.．]|[(（][\d一二三四五六七八九十]+[)）])\s*/u,
      '',
    )
    .replace(/[\s:：。.,，;；]+$/, '')
    .trim();
  if (heading.length < 2 || heading.length > LONGEST || !/\p{L}{2}/u.test(heading)) return '';
  if (ASKS.test(heading)) return heading;
  return /\p{Script=Han}/u.test(heading) ? `${heading}有哪些内容？` : `What does the document say about “${heading}”?`;
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]/gu, '');
