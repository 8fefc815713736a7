import {
  constants,
  lateMessages,
  placeParts,
  sourceLimits,
  sourceMessages,
  codePoints,
  SourcePlace,
  type Input,
  type Source,
  type SourceKind,
  type SourceRhythm,
  type sources,
  webAddress,
} from '@tinystar/contract';
import { credentialWords, usualAddress, type AccessField } from './accessWords.ts';

/** A source as it is filled in. */
export interface SourceDraft {
  kind: SourceKind | undefined;
  address: string;
  /** Where in a store or repository the files are. */
  bucket: string;
  branch: string;
  folder: string;
  page: string;
  region: string;
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
  address: (kind && usualAddress[kind]) ?? '',
  bucket: '',
  branch: '',
  folder: '',
  page: '',
  region: '',
  user: '',
  password: '',
  name: '',
  include: [],
  exclude: [],
  maxSize: null,
  every: 'day',
});

export const draftOf = ({ kind, address, place = {}, user = '', name, rules, every }: Source): SourceDraft => ({
  kind,
  address,
  bucket: place.bucket ?? '',
  branch: place.branch ?? '',
  folder: place.folder ?? '',
  page: place.page ?? '',
  region: place.region ?? '',
  user,
  password: '',
  name,
  include: rules.include,
  exclude: rules.exclude,
  maxSize: rules.maxSize === undefined ? null : rules.maxSize / constants.MEBIBYTE,
  every,
});

/** What a change of the kind brings along: its usual address, unless somebody has written one. */
export const kindChange = (kind: SourceKind, { address, kind: was }: SourceDraft): Partial<SourceDraft> => {
  const written = address !== ((was && usualAddress[was]) ?? '');
  return { kind, ...(!written && { address: usualAddress[kind] ?? '' }) };
};

type Settings = Omit<Input<typeof sources.create>, 'kbBotId'>;

/** What is sent of a draft whose kind is chosen. Credentials and a place go with the kinds alone that have them. */
export const settingsOf = (draft: SourceDraft & { kind: SourceKind }): Settings => {
  const { name, include, exclude, maxSize, every } = draft;
  return {
    ...accessOf(draft),
    name: name.trim(),
    rules: { include, exclude, ...(maxSize !== null && { maxSize: Math.round(maxSize * constants.MEBIBYTE) }) },
    every,
  };
};

type Access = Pick<SourceDraft, AccessField> & { kind: SourceKind };

const accessOf = ({ kind, address, user, password, ...draft }: Access) => ({
  kind,
  address: address.trim(),
  ...(placeParts[kind].length > 0 && { place: placeOf(kind, draft) }),
  ...(credentialWords[kind]?.user && user.trim() !== '' && { user: user.trim() }),
  ...(credentialWords[kind] && password !== '' && { password }),
});

const placeOf = (kind: SourceKind, draft: Pick<SourceDraft, keyof SourcePlace>): SourcePlace =>
  Object.fromEntries(placeParts[kind].map((part) => [part, draft[part].trim()]).filter(([, text]) => text !== ''));

/** Another one whenever a test of it says nothing of this draft any more. */
export const accessKey = ({ kind, ...draft }: SourceDraft): string =>
  JSON.stringify(kind ? accessOf({ ...draft, kind }) : null);

const originOf = (address: string): string | undefined => {
  const url = webAddress(address);
  return url && new URL(url).origin;
};

export type AccessProblems = Partial<Record<AccessField, string>>;

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
  const words = kind && credentialWords[kind];
  const wanted = words && (words.user === undefined || user.trim() !== '');
  const asked =
    password !== '' || !wanted
      ? undefined
      : stored?.hasPassword
        ? other
          ? words.passwordAgain
          : undefined
        : words.noPassword;
  const nameless = user.trim() === '' && password !== '' ? words?.noUser : undefined;
  return {
    ...(kind && placeProblems(kind, draft)),
    ...(problem && { address: problem }),
    ...(!problem && asked && { password: asked }),
    ...(!problem && nameless && { user: nameless }),
  };
};

const placeProblems = (kind: SourceKind, draft: SourceDraft): AccessProblems => {
  const { error } = SourcePlace.safeParse(placeOf(kind, draft));
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
};

export const nameProblem = (name: string): string | undefined =>
  name.trim() === ''
    ? sourceMessages.name
    : codePoints(name.trim()) > sourceLimits.name
      ? sourceMessages.nameLong
      : undefined;
