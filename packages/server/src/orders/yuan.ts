import { fen, type Fen } from '@tinystar/contract';

/** Fen of `12.30`; text to whole number without a fraction in between. */
export function fenOf(yuan: unknown): Fen | undefined {
  const found = typeof yuan === 'string' ? /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) : null;
  return found ? fen(Number(found[1] + (found[2] ?? '').padEnd(2, '0'))) : undefined;
}

/** `12.30` of 1230 fen. */
export function yuanOf(amount: Fen): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
