import type { Avatar as AvatarValue } from '@tinystar/contract';
import { Avatar, Bubble, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './BrandPreview.css.ts';

export interface BrandPreviewProps {
  /** Null shows the assistant as itself: the brand is off. */
  brand: { name: string; avatar: AvatarValue } | null;
}

const words = copy.brand;
const assistantAvatar: AvatarValue = { type: 'color', color: 'blue' };

/** The top of the public chat as visitors will see it. */
export function BrandPreview({ brand }: BrandPreviewProps) {
  const name = brand?.name ?? words.previewAssistant;
  const avatar = brand?.avatar ?? assistantAvatar;
  return (
    <figure className={css.figure} aria-label={words.previewHint}>
      <div className={css.window}>
        <div className={css.header}>
          <Avatar name={name} source={avatar} ring decorative />
          <Text size="lead" weight="strong" lines={1} title={name}>
            {name}
          </Text>
        </div>
        <div className={css.talk} aria-hidden>
          <Bubble>{words.previewQuestion}</Bubble>
          <div className={css.answer}>
            <Avatar name={name} source={avatar} decorative />
            <span className={css.lines}>
              <span className={css.line} />
              <span className={css.line} />
              <span className={css.shortLine} />
            </span>
          </div>
        </div>
      </div>
      <figcaption>
        <Text size="caption" tone="tertiary">
          {words.previewHint}
        </Text>
      </figcaption>
    </figure>
  );
}
