import type { Link, Sides } from './alignBlocks.ts';

/** A piece of a paragraph begins with at least so many characters of it. */
const HEAD = 4;
/** Between the pieces of a paragraph there may be the foot of a page, its number and the head of the next. */
const APART = 4;

/** Paragraphs and tables that a page or a column cuts elsewhere now: blocks that only together say the same. */
export function matchPieces(sides: Sides): Link[] {
  const { olds, news, toNew, toOld } = sides;
  const taken = { olds: new Set<number>(), news: new Set<number>() };
  const openOld = (at: number) => toNew[at] === undefined && !taken.olds.has(at) && isWords(olds[at]!);
  const openNew = (at: number) => toOld[at] === undefined && !taken.news.has(at) && isWords(news[at]!);
  const byHead = Map.groupBy([...news.keys()].filter(openNew), (at) => news[at]!.slice(0, HEAD));
  const links: Link[] = [];
  for (const old of olds.keys()) {
    if (!openOld(old)) continue;
    const found = (byHead.get(olds[old]!.slice(0, HEAD)) ?? [])
      .filter(openNew)
      .flatMap((next) => grow(sides, old, next, { openOld, openNew }) ?? []);
    // Two places that both fit are a question.
    const [only, ...others] = found;
    if (!only || others.length > 0) continue;
    only.olds.forEach((at) => taken.olds.add(at));
    only.news.forEach((at) => taken.news.add(at));
    links.push(only);
  }
  return links;
}

const isWords = (words: string): boolean => words.length >= HEAD && !words.startsWith('\u0000');

interface Open {
  openOld(at: number): boolean;
  openNew(at: number): boolean;
}

/** Takes the next piece on the side that says less, until both say the same. */
function grow({ olds, news }: Sides, old: number, next: number, { openOld, openNew }: Open): Link | undefined {
  const link: Link = { olds: [old], news: [next] };
  let [said, told] = [olds[old]!, news[next]!];
  while (said !== told) {
    const behind = said.length < told.length;
    if (behind ? !told.startsWith(said) : !said.startsWith(told)) return;
    const rest = behind ? told.slice(said.length) : said.slice(told.length);
    const [all, taken, isOpen] = behind ? [olds, link.olds, openOld] : [news, link.news, openNew];
    const piece = following(taken.at(-1)!).find(
      (at) => at < all.length && isOpen(at) && (rest.startsWith(all[at]!) || all[at]!.startsWith(rest)),
    );
    if (piece === undefined) return;
    taken.push(piece);
    if (behind) said += all[piece]!;
    else told += all[piece]!;
  }
  return link;
}

const following = (at: number): number[] => Array.from({ length: APART }, (_, by) => at + by + 1);
