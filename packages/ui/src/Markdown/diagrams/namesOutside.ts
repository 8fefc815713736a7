/** Properties of a node, up to their end: a brace within quotes is none. They may name a picture: `A@{ img: "https://…" }`. */
const PROPERTIES = /@\{(?:[^"}]|"[^"]*(?:"|$))*/g;
/** A picture, or what spells one. */
const PICTURE = /\bimg\b|\\/i;
/** Settings, which may hold styles: directives, and what stands before the diagram. */
const SETTINGS = /%%\{[^]*?(?:\}%%|$)|^\s*---[^]*?\n[^\S\n]*---/g;
/** What a style loads; a backslash there may spell it. */
const STYLE = /\burl\s*\(|\bimage-set\s*\(|@import\b|^[^\S\n]*(?:style|classDef|linkStyle)\b.*\\/im;

/**
 * Whether a diagram names something that would be loaded from elsewhere while it is drawn. Such diagrams are not drawn:
 * whoever wrote the text would learn that, when and where it was read.
 */
export const namesOutside = (source: string): boolean =>
  STYLE.test(source) ||
  (source.match(PROPERTIES) ?? []).some((properties) => PICTURE.test(properties)) ||
  (source.match(SETTINGS) ?? []).some((settings) => settings.includes('\\'));
