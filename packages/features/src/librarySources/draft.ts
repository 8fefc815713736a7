import {
  constants,
  lateMessages,
  sourceLimits,
  sourceMessages,
  codePoints,
  type Input,
  type Source,
  type SourceKind,
  type SourceRhythm,
  type sources,
  webAddress,
} from '@tinystar/contract';
import { copy } from './copy.ts';

/** A source as it is filled in. */
export interface SourceDraft {
  kind: SourceKind | undefined;
  address: string;
  user: string;
  /** Never what is stored: empty keeps that. */
  password: string;
  name: string;
  include: string[];
  exclude: string[];
  /** The largest file, in mebibytes. */
  maxSize: number | null;
  every: SourceRhythm;
}

export const newDraft = (kind?: SourceKind): SourceDraft => ({
  kind,
  address: '',
  user: '',
  password: '',
  name: '',
  include: [],
  exclude: [],
  maxSize: null,
  every: 'day',
});

export const draftOf = ({ kind, address, user = '', name, rules, every }: Source): SourceDraft => ({
  kind,
  address,
  user,
  password: '',
  name,
  include: rules.include,
  exclude: rules.exclude,
  maxSize: rules.maxSize === undefined ? null : rules.maxSize / constants.MEBIBYTE,
  every,
});

type Settings = Omit<Input<typeof sources.create>, 'kbBotId'>;

/** What is sent of a draft whose kind is chosen. Credentials go with a folder alone. */
export const settingsOf = (draft: SourceDraft & { kind: SourceKind }): Settings => {
  const { kind, address, user, password, name, include, exclude, maxSize, every } = draft;
  return {
    ...accessOf({ kind, address, user, password }),
    name: name.trim(),
    rules: { include, exclude, ...(maxSize !== null && { maxSize: Math.round(maxSize * constants.MEBIBYTE) }) },
    every,
  };
};

type Access = Pick<SourceDraft, 'address' | 'user' | 'password'> & { kind: SourceKind };

const accessOf = ({ kind, address, user, password }: Access) => ({
  kind,
  address: address.trim(),
  ...(kind === 'webdav' && user.trim() !== '' && { user: user.trim() }),
  ...(kind === 'webdav' && password !== '' && { password }),
});

/** Another one whenever a test of it says nothing of this draft any more. */
export const accessKey = ({ kind, address, user, password }: SourceDraft): string =>
  JSON.stringify(kind ? accessOf({ kind, address, user, password }) : null);

const originOf = (address: string): string | undefined => {
  const url = webAddress(address);
  return url && new URL(url).origin;
};

export type AccessProblems = Partial<Record<'address' | 'password', string>>;

/** What is wrong with how a source would be reached; `stored` is the one that is edited. */
export const accessProblems = (draft: SourceDraft, stored?: Source): AccessProblems => {
  const { kind, address, user, password } = draft;
  const problem =
    address.trim() === ''
      ? sourceMessages.address
      : address.trim().length > 2_048
        ? sourceMessages.addressLong
        : originOf(address) === undefined
          ? lateMessages.invalidUrl
          : undefined;
  // A stored password never goes to another host, nor for another user.
  const other = stored && (originOf(stored.address) !== originOf(address) || (stored.user ?? '') !== user.trim());
  const asked =
    kind !== 'webdav' || password !== ''
      ? undefined
      : stored?.hasPassword
        ? other && user.trim() !== ''
          ? copy.wizard.passwordAgain
          : undefined
        : user.trim() === ''
          ? undefined
          : copy.wizard.noPassword;
  return { ...(problem && { address: problem }), ...(!problem && asked && { password: asked }) };
};

export const nameProblem = (name: string): string | undefined =>
  name.trim() === ''
    ? sourceMessages.name
    : codePoints(name.trim()) > sourceLimits.name
      ? sourceMessages.nameLong
      : undefined;
