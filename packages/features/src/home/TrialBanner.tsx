import { Button, Icon, IconButton } from '@tinystar/ui';
import { Sparkles, X } from '@tinystar/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { storage } from '../shared/storage.ts';
import { copy } from './copy.ts';
import type { HomeSwitches } from './model.ts';
import * as css from './HomeFrame.css.ts';
import { width } from './page.css.ts';

const never = () => () => undefined;
const wasClosed = () => storage.read('home', 'banner') !== null;
/** The page drawn at build time is for whoever comes first. */
const notYet = () => false;

export interface TrialBannerProps {
  /** The operator's own; null or unknown is the product's. */
  banner: HomeSwitches['banner'];
}

/** The free enterprise trial along the top (HOME-08); who closes it does not see it again. */
export function TrialBanner({ banner }: TrialBannerProps) {
  const before = useSyncExternalStore(never, wasClosed, notYet);
  const [closed, setClosed] = useState(false);
  if (before || closed || banner?.enabled === false) return null;
  const close = () => {
    storage.write('home', 'closed', 'banner');
    setClosed(true);
  };
  return (
    <aside className={css.strip} aria-label={copy.banner.label}>
      <div className={`${width} ${css.stripRow}`}>
        <span className={css.stripSpace} />
        <span className={css.stripGlyph}>
          <Icon of={Sparkles} />
        </span>
        <span className={css.stripWords}>
          {banner ? (
            banner.text
          ) : (
            <>
              {copy.banner.text}
              <span className={css.more}>{copy.banner.more}</span>
            </>
          )}
        </span>
        <Button tone="accent" size="sm" href={banner?.href ?? '/freeMeal'}>
          {banner?.action || copy.banner.action}
        </Button>
        <span className={css.stripEnd}>
          <IconButton icon={X} label={copy.banner.close} size="sm" onPress={close} />
        </span>
      </div>
    </aside>
  );
}
