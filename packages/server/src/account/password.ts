import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createSlots } from '../platform/slots.ts';

// OWASP's argon2id minimum. Runs on the thread pool, about 60 ms.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** How many hashes run at once: half of the thread pool. The other half stays free for files. */
const slots = createSlots(2);

/** Hash of a password as a PHC string with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${code(salt)}$${code(tag)}`;
}

/** Whether the password fits the hash. Without a hash the same work is done and the answer is no. */
export async function checkPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? (await decoy));
  if (!parts) return false;
  const [, memory, passes, parallelism, salt, tag] = parts as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const expected = Buffer.from(tag, 'base64');
  const got = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(got, expected) && hash !== null && hash !== undefined;
}

// Made by the same function, so that its cost is the same.
const decoy = hashPassword(randomBytes(16).toString('hex'));

const code = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function derive(password: string, nonce: Buffer, settings: typeof cost): Promise<Buffer> {
  const hash = () =>
    new Promise<Buffer>((resolve, reject) => {
      argon2('argon2id', { message: Buffer.from(password, 'utf8'), nonce, ...settings }, (error, tag) => {
        if (error) reject(error);
        else resolve(Buffer.from(tag));
      });
    });
  return slots.run(hash);
}
