/** Properties of a node, which may name a picture: `A@{ img: "https://…" }`. */
const PROPERTIES = /@\{[^}]*(?:\bimg\b|\\)/i;
/** A picture in a style; a backslash there may spell one. */
const STYLE = /\burl\s*\(|^\s*(?:style|classDef|linkStyle)\b.*\\/im;

/**
 * Whether a diagram names something that would be loaded from elsewhere while it is drawn. Such diagrams are not drawn:
 * whoever wrote the text would learn that, when and where it was read.
 */
export const namesOutside = (source: string): boolean => PROPERTIES.test(source) || STYLE.test(source);
