/**
 * The source of a story as people copy it: compiling JSX. What the built Storybook prints of functions are their minified
 * bodies and names (`function tX(){}`); a reader writes his own there.
 */
export const copiedCode = (code: string): string => withoutBodies(withNames(code));

/** Components given as values by their names, and what has no form in JSX by the name of a variable. */
function withNames(code: string): string {
  let text = code.replaceAll(/\[object (\w)(\w*)\]/g, (_, first: string, rest: string) => first.toLowerCase() + rest);
  for (;;) {
    const found = /\{\s*\$\$typeof: Symbol\([\w.]+\),\s*displayName: '(\w+)'/.exec(text);
    if (!found) return text;
    text = text.slice(0, found.index) + found[1]! + text.slice(closing(text, found.index) + 1);
  }
}

/** A function as the value of a prop, or of a key in what is given to one. */
const functions = /(?:\b(\w+)=\{\s*|\b(\w+): )(?=(?:async )?(?:function\b|\w+ ?=>|\([\w$,\s{}]{0,200}\) ?=>))/g;

function withoutBodies(code: string): string {
  let text = '';
  let at = 0;
  for (const { index, 0: found, 1: prop, 2: key } of code.matchAll(functions)) {
    // One that stands in the body of another is gone with it, and one in quotes is text.
    if (index < at || isQuoted(code, index)) continue;
    // What is not an event answers with something to show or to tell apart; a word is both.
    const written = /^on[A-Z]/.test(prop ?? key ?? '') ? '() => {}' : "() => ''";
    text += code.slice(at, index) + (prop ? `${prop}={${written}}` : `${key}: ${written}`);
    at = prop ? closing(code, index + prop.length + 1) + 1 : endOfValue(code, index + found.length);
  }
  return text + code.slice(at);
}

/** Whether a quote is open at `at` in its line. */
const isQuoted = (code: string, at: number): boolean => {
  const line = code.slice(code.lastIndexOf('\n', at) + 1, at);
  return ["'", '"', '`'].some((quote) => line.split(quote).length % 2 === 0);
};

/** Where the value of a key ends: at the comma after it, or at what closes the object around it. */
function endOfValue(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const letter = code[at]!;
    if (letter === '"' || letter === "'" || letter === '`') at = endOfQuote(code, at);
    else if ('{[('.includes(letter)) depth += 1;
    else if ('}])'.includes(letter) && --depth < 0) return code.slice(0, at).trimEnd().length;
    else if (letter === ',' && depth === 0) return at;
  }
  return code.length;
}

function endOfQuote(code: string, from: number): number {
  let at = from + 1;
  while (at < code.length && code[at] !== code[from]) at += code[at] === '\\' ? 2 : 1;
  return at;
}

/** Where the brace at `from` closes; braces in quotes do not count. */
function closing(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const letter = code[at]!;
    if (letter === '"' || letter === "'" || letter === '`') at = endOfQuote(code, at);
    else if (letter === '{') depth += 1;
    else if (letter === '}' && --depth === 0) return at;
  }
  return code.length - 1;
}
