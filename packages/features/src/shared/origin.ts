import type { Reference } from '@tinystar/contract';
import { fullDay } from './moment.ts';
import { readableHost } from './readableHost.ts';

/** The day that the cited version of a document came in; none where that is not told. */
export const versionDay = ({ version_date: date }: Pick<Reference, 'version_date'>): string | undefined =>
  date === undefined ? undefined : fullDay(date);

/** The name of where a document comes from: that of its source for makers, the host of the original for others. */
export const originName = ({ origin }: Pick<Reference, 'origin'>): string | undefined =>
  origin?.name ??
  (origin?.address && URL.canParse(origin.address) ? readableHost(new URL(origin.address).host) : undefined);

/** What is said of where a document comes from, and of the day of its version. */
export const originWords = {
  from: (name: string) => `来自${name}`,
  version: (day: string) => `${day}的版本`,
} as const;

/**
 * The day of the cited version of a document and where it comes from, in one line; empty where neither is known. The day
 * stands first: a long name may be cut.
 */
export const originText = (of: Pick<Reference, 'version_date' | 'origin'>): string => {
  const [name, day] = [originName(of), versionDay(of)];
  return [day && originWords.version(day), name && originWords.from(name)].filter(Boolean).join(' · ');
};
