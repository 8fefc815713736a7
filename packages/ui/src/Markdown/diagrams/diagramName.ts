import { diagramsCopy } from './copy.ts';

/** What a diagram is called where it cannot be seen: its kind, and its title if it has one. */
export function diagramName(source: string): string {
  const lines = source
    .replace(/^\s*---\n[\s\S]*?\n---/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'));
  const word = /^[a-zA-Z]+/.exec(lines[0] ?? '')?.[0] ?? '';
  const kind = (Object.hasOwn(diagramsCopy.kinds, word) && diagramsCopy.kinds[word]) || diagramsCopy.diagram;
  const title = /(?:^|\n)[^\n\S]*(?:pie (?:showData )?)?(?:title|accTitle)\b[:\s]\s*([^\n]{1,80})/.exec(source)?.[1];
  return title ? diagramsCopy.named(kind, title.trim()) : kind;
}
