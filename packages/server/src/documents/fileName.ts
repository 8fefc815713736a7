const longest = 120;

/**
 * A name people may be shown: the last path part, without control, bidi and zero-width characters, at most 120 code
 * points with the extension kept. Never used as a path.
 */
export function cleanFileName(sent: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\uFFFD]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - extension.length).trim();
  const short = [...stem]
    .slice(0, longest - extension.length)
    .join('')
    .trim();
  return (/^\.*$/.test(short) ? '未命名' : short) + extension;
}
