import { messages } from '@tinystar/contract';

/** Answer to passwords that meet the composition rule but are among the first ones anybody would try. */
export const weakPassword = `该密码过于常见或包含手机号，${messages.password}`;

// Stems of the most used passwords that can satisfy the composition rule (8 to 20, digit, upper and lower case).
const stems = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'pa55word',
  'passwort',
  'qwerty',
  'qwertyuiop',
  'qwer',
  'asdf',
  'asdfgh',
  'zxcvbnm',
  'zxcv',
  'abc',
  'abcd',
  'abcde',
  'abcdef',
  'abcdefg',
  'aabbcc',
  'welcome',
  'admin',
  'administrator',
  'root',
  'test',
  'tester',
  'testing',
  'iloveyou',
  'letmein',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'master',
  'superman',
  'batman',
  'sunshine',
  'princess',
  'shadow',
  'michael',
  'jordan',
  'charlie',
  'trustno',
  'whatever',
  'starwars',
  'computer',
  'internet',
  'freedom',
  'summer',
  'winter',
  'spring',
  'autumn',
  'china',
  'woaini',
  'wodemima',
  'mima',
  'xiaoxing',
  'tinystar',
  'changeme',
  'default',
  'login',
  'user',
  'guest',
  'hello',
  'aini',
  'zhang',
  'wang',
  'liu',
  'chen',
  'a',
  'aa',
  'q',
  'qq',
  'ab',
  'qaz',
  'qazwsx',
  'q1w2e3r4',
  'q1w2e3',
  '1q2w3e4r',
  '1q2w3e',
  '1qaz',
  '1qaz2wsx',
  '1qaz@wsx',
  '1qazxsw2',
  '123qwe',
  '123abc',
  '12345qwert',
  '1234qwer',
  '123456a',
  '123456aa',
  '123456abc',
  '1234567a',
  '12345678a',
  '123456789a',
  'a123456',
  'aa123456',
];
const run =
  /^(\d)\1*$|^(0?1234567890|123456789|12345678|1234567|123456|12345|1234|123|12|1|987654321|87654321|654321|54321|4321|321|520|521|1314|5201314|20[0-2]\d|19\d\d|666|888|6666|8888|000|0000|111|1111|112233|123123|147258|159357|789456)$/;

/** Whether a password is one of the usual ones, or holds the account's phone number. */
export function isWeakPassword(password: string, phoneNumber: string): boolean {
  if (password.includes(phoneNumber)) return true;
  const plain = password.toLowerCase().replace(/[!@#$%^&*.?~_-]+$/, '');
  return stems.some((stem) => {
    if (plain === stem) return true;
    const rest = plain.startsWith(stem)
      ? plain.slice(stem.length)
      : plain.endsWith(stem)
        ? plain.slice(0, -stem.length)
        : '';
    return rest !== '' && run.test(rest.replace(/^[!@#$%^&*._-]+|[!@#$%^&*._-]+$/g, ''));
  });
}
