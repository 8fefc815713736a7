import type { Reference } from '@tinystar/contract';
import { Link, Text } from '@tinystar/ui';
import { originName, originWords, versionDay } from '../shared/origin.ts';
import { sourcesCopy } from './copy.ts';
import * as css from './OriginLine.css.ts';

export interface OriginLineProps {
  of: Pick<Reference, 'version_date' | 'origin'>;
}

/** Where the document comes from and how old its cited version is, with the way to the original; nothing where none is known. */
export function OriginLine({ of }: OriginLineProps) {
  const name = originName(of);
  const day = versionDay(of);
  const address = of.origin?.address;
  if (name === undefined && day === undefined) return null;
  return (
    <div className={css.line} role="note">
      {name === undefined ? null : (
        <span className={css.name} title={name}>
          <Text size="caption" tone="secondary" lines={1}>
            {originWords.from(name)}
          </Text>
        </span>
      )}
      {day === undefined ? null : (
        <span className={css.fixed}>
          <Text size="caption" tone="secondary" numeric>
            {name === undefined ? '' : '· '}
            {originWords.version(day)}
          </Text>
        </span>
      )}
      {address === undefined ? null : (
        <span className={css.link}>
          <Link href={address} external>
            {sourcesCopy.openOriginal}
          </Link>
        </span>
      )}
    </div>
  );
}
