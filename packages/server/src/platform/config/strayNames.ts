const families = [
  'TINYSTAR_',
  'DATABASE_',
  'FILES_',
  'LLM_',
  'EMBEDDINGS_',
  'RERANK_',
  'SMS_',
  'ALIPAY_',
  'SPEECH_',
  'SSO_',
  'CAPTCHA_',
  'EGRESS_',
  'VOICE_',
];

/**
 * Names in the environment that look like misspelt settings: they begin like one, or differ from one by a single typing
 * error.
 */
export function strayNames(present: string[], known: string[]): { name: string; meant?: string }[] {
  return present
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, meant: known.find((setting) => setting.length > 3 && oneSlip(name, setting)) }))
    .filter(({ name, meant }) => meant !== undefined || families.some((family) => name.startsWith(family)));
}

function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  const from = a.split('').findIndex((letter, at) => letter !== b[at]);
  const start = from === -1 ? Math.min(a.length, b.length) : from;
  const rests = [
    [a.slice(start + 1), b.slice(start + 1)],
    [a.slice(start + 1), b.slice(start)],
    [a.slice(start), b.slice(start + 1)],
    [
      a
        .slice(start, start + 2)
        .split('')
        .reverse()
        .join('') + a.slice(start + 2),
      b.slice(start),
    ],
  ];
  return rests.some(([left, right]) => left === right);
}
