import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CookError } from '../../failure.ts';
import { serve } from '../serve.ts';

let jobs = 0;

/** What a document that got hold of its process might do to the next one, by its text. */
const deeds: Record<string, () => void> = {
  global: () => void Object.assign(globalThis, { poison: true }),
  prototype: () => void Object.assign(Object.prototype, { poison: true }),
  function: () => void (JSON.stringify = () => '{"poison":true}'),
  iterator: () => void (Object.getPrototypeOf([].values()).next = () => ({ done: true, value: undefined })),
  later: () => void setTimeout(() => Object.assign(globalThis, { poison: true }), 1),
  fail: () => {
    throw new CookError('broken');
  },
  'fail when used': () => {
    if (jobs > 1) throw new CookError('broken');
  },
  outside: () => void readFileSync('/etc/hostname'),
  given: () => writeFileSync(join(process.cwd(), 'in/source'), 'changed'),
};

await serve(async () => (job) => {
  jobs += 1;
  // Written first, for a deed may change what it is written with.
  const { poison = false } = {} as { poison?: boolean };
  const told = { pid: process.pid, poisoned: poison || 'poison' in globalThis || JSON.stringify({}) !== '{}' };
  writeFileSync(job.output, JSON.stringify(told));
  deeds[readFileSync(job.path, 'utf8')]?.();
});
