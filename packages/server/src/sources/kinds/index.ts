import type { SourceKind } from '@tinystar/contract';
import { SourceFailure, type Kind } from './kind.ts';
import { webdavKind } from './webdav/index.ts';

/** The kinds of sources, each a folder; a new one adds its line here. */
const kinds: Partial<Record<SourceKind, Kind>> = {
  webdav: webdavKind,
};

export function kindOf(kind: SourceKind): Kind {
  const found = kinds[kind];
  if (!found) throw new SourceFailure('暂不支持这种来源');
  return found;
}
