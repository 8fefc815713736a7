export const textAsMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What people read of markup, however it is marked up and spaced, in one walk through it. */
export const wordsOf = (markup: string): string =>
  markup
    .split('<')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join('')
    .replace(/\s+/g, '');
