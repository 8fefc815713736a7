import { piecesOf, type PassageKind } from '../retrieval/index.ts';
import type { SpaceRow } from './schema.ts';

/** Characters of a passage that are embedded: more than any passage has, but for tables. */
const LONGEST = 4_000;

export type EmbeddableRow = Record<string, unknown> & {
  kind: PassageKind;
  title: string;
  text: string;
};

/**
 * The texts a passage is embedded as: its pieces, each under its headings, because one vector of several sentences tells
 * little of each. The document's name is left out: all its pieces would look alike. Of a Q&A pair each wording of the
 * question is a piece of its own.
 */
export function embeddedTexts(
  { kind, title, text }: EmbeddableRow,
  space: Pick<SpaceRow, 'pieces' | 'passagePrefix'>,
): string[] {
  const { pieces, passagePrefix } = space;
  if (!pieces) return [passagePrefix + `${title}\n${text}`.slice(0, LONGEST)];
  const own = piecesOf(text.slice(0, LONGEST)).map((piece) => piece.trim());
  if (kind === 'qa') return [...title.split(' › '), ...own].map((each) => passagePrefix + each);
  const headings = title.split(' › ').slice(1).join(' ');
  if (own.length === 0) return [passagePrefix + (headings || title)];
  return own.map((piece) => passagePrefix + (headings ? `${headings}\n${piece}` : piece));
}
