import { afterAll, beforeEach } from 'vitest';
import { lastWords } from './server.ts';

// Why a scene could not be made, the server knows best: when no test began, its last lines stand beside the failure.
let began = false;
beforeEach(() => {
  began = true;
});
afterAll(() => {
  if (began) return;
  const words = lastWords().map((lines) => `the server's last lines:\n${lines}`);
  throw new Error(words.join('\n') || 'no server was started');
});
