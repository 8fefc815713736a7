import type { SourceKind } from '@tinystar/contract';

/** What the credentials of a kind are called, and what is said of them. */
export interface CredentialWords {
  user: string;
  password: string;
  passwordHint: string;
  /** Where a password was typed alone; left out where that is nothing wrong. */
  noUser?: string;
  noPassword: string;
  passwordAgain: string;
}

/** The kinds that have credentials. */
export const credentialWords: Partial<Record<SourceKind, CredentialWords>> & { webdav: CredentialWords } = {
  webdav: {
    user: '用户名',
    password: '密码',
    passwordHint: '建议使用网盘的应用密码，不使用登录密码',
    noPassword: '请输入密码',
    passwordAgain: '地址或用户名已改，请重新输入密码',
  },
  s3: {
    user: 'AccessKey ID',
    password: 'AccessKey Secret',
    passwordHint: '建议使用只能读取这个存储桶的密钥；存储桶允许公开读取时，两项都不填',
    noUser: '请输入AccessKey ID',
    noPassword: '请输入AccessKey Secret',
    passwordAgain: '接入地址或AccessKey ID已改，请重新输入AccessKey Secret',
  },
};

/** Where in a store the files are. */
export const storeWords = {
  bucket: { label: '存储桶（Bucket）', hint: '接入地址已是存储桶自己的域名时不填' },
  folder: { label: '文件夹', hint: '只收录其中的文件，如资料/手册；不填则收录整个存储桶' },
  region: { label: '地域（Region）', hint: '不填则按接入地址判断，判断不出时用us-east-1' },
} as const;

/** Whether the files of a kind are in a store, of which an address is only the beginning. */
export const isStore = (kind: SourceKind | undefined): boolean => kind === 's3';

export type AccessField = 'address' | 'user' | 'password' | keyof typeof storeWords;

/** The fields that a refusal speaks of, by words that stand in it; a refusal names no field. */
const spokenOf: Partial<Record<SourceKind, readonly (readonly [words: string, field: AccessField])[]>> = {
  webdav: [['密码', 'password']],
  s3: [
    ['AccessKey ID', 'user'],
    ['AccessKey Secret', 'password'],
    ['地域', 'region'],
    ['名称', 'bucket'],
  ],
};

/** Where a refusal stands: at the field that it speaks of, else at the address. */
export const fieldOf = (kind: SourceKind, refusal: string): AccessField =>
  spokenOf[kind]?.find(([words]) => refusal.includes(words))?.[1] ?? 'address';
