declare module 'punycode.js' {
  /** The text that a Punycode stands for (RFC 3492). Throws RangeError for what is none. */
  export function decode(code: string): string;
}
