import { user } from '../../identity/schema.ts';
import { createTestServer, type Answer } from '../../testing/index.ts';
import { hashPassword } from '../password.ts';
import { open, solved } from './codes.ts';

const password = 'Xing2026Hao';

/** What a stranger may call with any phone number: the path, and what it takes beside the number. */
const guesses = {
  'asking whether a number is registered': ['checkRegistered', {}],
  'sending a code': ['sendSms4Login', solved],
  'a wrong code': ['loginBySmsCode', { smsCode: '000000' }],
  'registering with a wrong code': ['registerByPassword', { smsCode: '000000', password }],
  'a wrong password': ['loginByPassword', { password: 'Wr0ngWord1', ...solved }],
} as const;
type Guess = keyof typeof guesses;
export const guessNames = Object.keys(guesses) as Guess[];

export interface Guessing extends AsyncDisposable {
  /** Numbers that have accounts. */
  known: readonly string[];
  /** As many that have none. */
  unknown: readonly string[];
  call(guess: Guess, phoneNumber: string): Promise<Answer>;
}

/** A server with so many accounts, for whoever wants to find out which numbers they have. */
export async function guessing(accounts: number): Promise<Guessing> {
  const server = await createTestServer();
  const guarded = await createTestServer({ database: server.database, environment: { CAPTCHA: 'on' } });
  const people = await Promise.all(Array.from({ length: accounts }, () => server.actor()));
  await server.database.db.update(user).set({ passwordHash: await hashPassword(password) });
  return {
    known: people.map(({ phoneNumber }) => phoneNumber),
    unknown: people.map((_, at) => `137${String(at).padStart(8, '0')}`),
    call(guess, phoneNumber) {
      const [path, more] = guesses[guess];
      const by = path === 'checkRegistered' ? guarded : server;
      return by.visitor.call('POST', `${open}/${path}`, { phoneNumber, ...more });
    },
    async [Symbol.asyncDispose]() {
      await guarded.close();
      await server.close();
    },
  };
}
