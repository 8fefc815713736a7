import type { SourceKind } from '@tinystar/contract';
import type { Glyph } from '@tinystar/ui';
import { Database, Folder, Globe, Rss } from '@tinystar/ui/icons';

export const kindIcons: Record<SourceKind, Glyph> = {
  webdav: Folder,
  s3: Database,
  site: Globe,
  feed: Rss,
};
