import type { SourceKind } from '@tinystar/contract';
import type { Glyph } from '@tinystar/ui';
import { Folder, Globe, Rss } from '@tinystar/ui/icons';

export const kindIcons: Record<SourceKind, Glyph> = { webdav: Folder, site: Globe, feed: Rss };
