import type { Endpoint } from '@tinystar/contract';
import type * as z from 'zod/mini';

interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
}

/** The innermost type of a field, and whether it may be left out. */
function fieldOf(schema: z.ZodMiniType): { type: string; optional: boolean } {
  let inner = schema;
  let optional = false;
  for (;;) {
    const { type, innerType } = inner._zod.def as unknown as Definition;
    if (!innerType) return { type, optional };
    optional ||= type === 'optional' || type === 'default';
    inner = innerType;
  }
}

/** Days are days in Shanghai, and a plan runs until their end. */
const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59+08:00`);

function valueOf(name: string, type: string, text: string): unknown {
  if (name === 'planEndsAt') return text === 'never' ? null : endOfDay(text);
  if (type === 'number' || type === 'int') return Number(text);
  if (type === 'boolean') return text === 'yes' || text === 'true';
  if (type === 'array') return text.split(/[,，]/).filter((one) => one.trim() !== '');
  if (type === 'object') return JSON.parse(text) as unknown;
  return text;
}

/** One line about an act: `stop --id …`, with what may be left out in brackets. */
export function usageOf(name: string, { input, summary }: Endpoint): string {
  const options = Object.entries(input._zod.def.shape).map(([key, schema]) => {
    const { optional } = fieldOf(schema as z.ZodMiniType);
    const option = `--${key} ${key === 'planEndsAt' ? 'YYYY-MM-DD|never' : '…'}`;
    return optional || (name === 'giveCoins' && key === 'key') ? `[${option}]` : option;
  });
  return `  ${[name, ...options].join(' ')}\n      ${summary}`;
}

/** The input of an act from `--name value` pairs, still to be checked. Throws an Error that names an unknown option. */
export function inputOf({ input }: Endpoint, words: readonly string[]): Record<string, unknown> {
  const { shape } = input._zod.def;
  const given: Record<string, unknown> = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]!.replace(/^--/, '');
    const schema = shape[name] as z.ZodMiniType | undefined;
    const text = words[at + 1];
    if (!schema || !words[at]!.startsWith('--')) throw new Error(`unknown option ${words[at]}`);
    if (text === undefined) throw new Error(`--${name} needs a value`);
    given[name] = valueOf(name, fieldOf(schema).type, text);
  }
  return given;
}
