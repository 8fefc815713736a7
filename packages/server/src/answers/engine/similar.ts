import type { SentenceMap } from '@tinystar/contract';
import { isSame, likenessTo, OF_ONE_MATTER, type Hit } from '../../retrieval/index.ts';

const MOST = 3;
const LONGEST = 80;
const NUMBER =
  /^(?:第\s*[\d一二三四五六七八九十百]+\s*[章节条部分篇]|[\dA-Z]+(?:\.\d+)*[.、)）]?|[一二三四五六七八九十]+[、.．]|[(（][\d一二三四五六七八九十]+[)）])\s+/u;
const ASKS = /[?？]$|^(?:什么|怎样|怎么|如何|为什么|哪|谁)|^(?:how|what|why|when|where|which|who|can|does|is|are)\b/i;

/**
 * Up to three questions of the same matter as the asked one that this assistant's knowledge answers, the most alike first:
 * those of its Q&A pairs and those that a document asks itself, as the heading above its answer. Nothing is made of
 * headings that are no questions. Never the asked question itself, nor one whose answer was just given because the answer
 * cites it.
 */
export function similarQuestions(question: string, hits: readonly Hit[], cited: SentenceMap = {}): string[] {
  const citedIds = new Set(Object.values(cited).flatMap(({ reference }) => reference.map(({ id }) => id)));
  const answered = hits.filter(({ id }) => citedIds.has(String(id))).map((hit) => plain(questionOf(hit)));
  const seen = new Set([plain(question), ...answered]);
  const candidates = hits.map(questionOf).filter((candidate) => {
    const key = plain(candidate);
    if (candidate.length > LONGEST || key === '' || seen.has(key) || isSame(candidate, question)) return false;
    seen.add(key);
    return true;
  });
  const likeness = likenessTo(question)(candidates);
  return candidates
    .map((candidate, at) => ({ candidate, likeness: likeness[at]! }))
    .filter((each) => each.likeness >= OF_ONE_MATTER)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}

const questionOf = (hit: Hit): string => (hit.kind === 'qa' ? hit.name.trim() : askedByHeading(hit));

function askedByHeading({ title }: Hit): string {
  const parts = title.split(' › ');
  if (parts.length < 2) return '';
  const heading = (parts.at(-1) ?? '')
    .replace(NUMBER, '')
    .replace(/[\s:：。.,，;；]+$/, '')
    .trim();
  return ASKS.test(heading) ? heading : '';
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]/gu, '');
