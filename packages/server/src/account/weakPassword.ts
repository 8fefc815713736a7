import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { messages } from '@tinystar/contract';
import { cedictFile } from '../platform/cedictFile.ts';

/** Answer to passwords that meet the composition rule but are among the first ones anybody would try. */
export const weakPassword = `该密码过于常见或包含手机号，请换一个。${messages.password}`;

/** So many of the most used passwords are words that people also put a usual number behind or before. */
const WORDS = 10_000;
/** What the package's list, made of leaks elsewhere, does not have so far up. */
const ours = [
  'aini',
  'woaini',
  'mima',
  'wodemima',
  'admin',
  'administrator',
  'login',
  'p@ssword',
  'tinystar',
  'xiaoxing',
];
/** Keys that lie or letters that come beside each other. */
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const run =
  /^(\d)\1*$|^(0?1234567890|123456789|12345678|1234567|123456|12345|1234|123|12|1|987654321|87654321|654321|54321|4321|321|520|521|1314|5201314|20[0-2]\d|19\d\d|666|888|6666|8888|000|0000|111|1111|112233|123123|147258|159357|789456)$/;
/** People put about so much behind a word. */
const fewDigits = /^\d{1,4}$/;
/** A usual number between a few letters. */
const around = /^[a-z]{0,3}(\d{6,})[a-z]{0,3}$/;
/** Places, companies and other names of two to four syllables, as the dictionary spells them: `Hua2 wei2`. */
const spelled = /","([A-Z][a-z:]+\d(?: [A-Za-z:]+\d){1,3})",/g;
const signs = /^[!@#$%^&*.?~_-]+|[!@#$%^&*.?~_-]+$/g;

/** Passwords in small letters, each between two line ends: in one string they take a tenth of what a set does. */
interface Common {
  all: string;
  /** The most used of them. */
  words: string;
  /** Chinese names in Pinyin; none where the dictionary is not installed. */
  names: string;
}

async function read(): Promise<Common> {
  // The package's own reader unpacks dictionaries of its strength meter too.
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  const passwords = JSON.parse(await readFile(file, 'utf8')) as readonly string[];
  const linesOf = (list: readonly string[]) => `\n${list.join('\n')}\n`;
  const words = linesOf([...ours, ...passwords.slice(0, WORDS)]);
  return { all: linesOf(passwords), words, names: linesOf([...(await readNames())]) };
}

async function readNames(): Promise<Set<string>> {
  const file = cedictFile();
  const text = file === undefined ? '' : await readFile(file, 'utf8');
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(spelled)) {
    // Pinyin writes ü as u:, and people type v or u.
    const letters = name.toLowerCase().replaceAll(/[\d ]/g, '');
    for (const vowel of ['v', 'u']) names.add(letters.replaceAll('u:', vowel));
  }
  return names;
}

let common: Promise<Common> | undefined;

/** Whether a password is one of the usual ones, or holds the account's phone number. */
export async function isWeakPassword(password: string, phoneNumber: string): Promise<boolean> {
  if (password.includes(phoneNumber)) return true;
  const lists = await (common ??= read());
  const plain = password.toLowerCase();
  const bare = plain.replace(signs, '');
  if ([plain, bare].some((each) => lists.all.includes(`\n${each}\n`))) return true;
  if (run.test(around.exec(bare)?.[1] ?? '')) return true;
  // A word before or behind a number, wherever one is cut from the other.
  for (let cut = 1; cut < bare.length; cut += 1) {
    const [start, end] = [bare.slice(0, cut), bare.slice(cut)];
    if (isUsual(start, end, lists) || isUsual(end, start, lists)) return true;
  }
  return false;
}

function isUsual(first: string, second: string, { words, names }: Common): boolean {
  const [word, number] = [first.replace(signs, ''), second.replace(signs, '')];
  if (run.test(number) && (word.length <= 3 || rows.some((row) => row.includes(word)))) return true;
  return (run.test(number) || fewDigits.test(number)) && [words, names].some((lines) => lines.includes(`\n${word}\n`));
}
