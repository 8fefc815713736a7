const ANGLED_URL = /<([A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>]*)>/y;
const ANGLED_MAIL = /<([\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+)>/y;
// Chinese sentences and citations follow an address without a space, so it ends before any CJK character or bracket.
const BARE_URL = /(?:https?:\/\/|www\.)[^\s<>"'`[\]\\\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f“”‘’…—]+/iy;
const MAIL_LOCAL = /[\w.+-]+$/;
const MAIL_DOMAIN = /@[A-Za-z\d_-]+(?:\.[A-Za-z\d_-]+)+/y;

/** A recognised address: the text to show, where it leads, and the offset after it. */
export interface Autolink {
  readonly text: string;
  readonly href: string;
  readonly end: number;
  /** The offset up to which text was looked at: more text there could make the address longer. */
  readonly reach: number;
}

/** `<https://…>` or `<someone@host>` at `at`. */
export function readAngled(text: string, at: number): Autolink | null {
  ANGLED_URL.lastIndex = at;
  const url = ANGLED_URL.exec(text)?.[1];
  if (url) return { text: url, href: url, end: ANGLED_URL.lastIndex, reach: ANGLED_URL.lastIndex };
  ANGLED_MAIL.lastIndex = at;
  const mail = ANGLED_MAIL.exec(text)?.[1];
  return mail ? { text: mail, href: `mailto:${mail}`, end: ANGLED_MAIL.lastIndex, reach: ANGLED_MAIL.lastIndex } : null;
}

/** Trailing punctuation and unbalanced closing parentheses do not belong to a bare address. */
function trimmed(address: string): string {
  let end = address.length;
  let extra = 0;
  for (const char of address) extra += char === ')' ? 1 : char === '(' ? -1 : 0;
  for (;;) {
    const last = address.charAt(end - 1);
    if (last === ')' && extra > 0) extra--;
    else if (!/[?!.,:;*_~\]$|\\]/.test(last)) return address.slice(0, end);
    end--;
  }
}

/** A bare `https://…` or `www.…` address that starts at `at`. */
export function readBare(text: string, at: number): Autolink | null {
  BARE_URL.lastIndex = at;
  const match = BARE_URL.exec(text);
  if (!match) return null;
  const address = trimmed(match[0]);
  const host = /^(?:https?:\/\/|www\.)([^/?#]*)/i.exec(address)?.[1] ?? '';
  if (!host || (/^www\./i.test(address) && !/\w\.\w/.test(address.slice(4)) && !/^www\.\w+\.\w/i.test(address)))
    return null;
  return {
    text: address,
    href: /^www\./i.test(address) ? `http://${address}` : address,
    end: at + address.length,
    reach: BARE_URL.lastIndex,
  };
}

/** A bare mail address around the `@` at `at`; `before` is the plain text that precedes it. */
export function readMail(text: string, at: number, before: string): (Autolink & { local: number }) | null {
  const local = MAIL_LOCAL.exec(before.slice(-64))?.[0];
  if (!local) return null;
  MAIL_DOMAIN.lastIndex = at;
  const match = MAIL_DOMAIN.exec(text);
  if (!match || /[-_]$/.test(match[0])) return null;
  const mail = local + match[0];
  return {
    text: mail,
    href: `mailto:${mail}`,
    end: at + match[0].length,
    reach: at + match[0].length + 1,
    local: local.length,
  };
}
