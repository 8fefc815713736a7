import { textAsMarkup } from '../web/markup.ts';

/** How a feed writes a piece: as text, as markup in text, or as elements of its own XML. */
type Manner = 'text' | 'markup' | 'elements';

/** Puts a piece of a feed together as markup, whatever way it is written. */
export function createMarkup(manner: Manner = 'markup') {
  let parts: string[] = [];
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  return {
    open(name: string, attribute: (name: string) => string | undefined) {
      const kept = ['colspan', 'rowspan', 'href']
        .map((key) => [key, attribute(key)] as const)
        .map(([key, value]) => (value === undefined ? '' : ` ${key}="${textAsMarkup(value)}"`));
      parts.push(`<${local(name)}${kept.join('')}>`);
    },
    close(name: string) {
      if (!/^(br|hr|img)$/i.test(local(name))) parts.push(`</${local(name)}>`);
    },
    text(piece: string) {
      parts.push(manner === 'markup' ? piece : textAsMarkup(piece));
    },
    end(): string {
      const whole = parts.join('').trim();
      parts = [];
      return whole;
    },
  };
}
