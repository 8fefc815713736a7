import { Link } from '@tinystar/ui';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { barCopy } from './copy.ts';

/** The star that leads home. */
export function BrandMark() {
  return (
    <Link href={ADMIN_ROOT} tone="quiet">
      <img src="/favicon.svg" width={24} height={24} alt={barCopy.product} />
    </Link>
  );
}
