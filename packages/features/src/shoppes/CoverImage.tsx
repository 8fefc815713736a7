import type { Cover, ShownBot } from '@tinystar/contract';
import { Avatar } from '@tinystar/ui';
import * as css from './CoverImage.css.ts';

type Covered = Pick<ShownBot, 'id' | 'name' | 'avatar' | 'cover'>;

/** The cover of an assistant in its own shape, or its picture on a calm ground. */
export function CoverImage({ bot: { id, name, avatar, cover } }: { bot: Covered }) {
  if (!cover) {
    return (
      <span className={css.ground}>
        <Avatar size="xl" name={name} id={id} source={avatar} decorative />
      </span>
    );
  }
  return <CoverPicture cover={cover} />;
}

/** A cover or a banner in its own shape. */
export function CoverPicture({ cover }: { cover: Cover }) {
  return <img className={css.picture} src={cover.url} alt="" loading="lazy" style={{ aspectRatio: cover.aspect }} />;
}

/** The same, small and of one shape for every row. */
export function CoverThumb({ bot: { id, name, avatar, cover } }: { bot: Covered }) {
  return (
    <span className={css.thumb}>
      {cover ? (
        <img className={css.small} src={cover.url} alt="" loading="lazy" />
      ) : (
        <Avatar size="sm" name={name} id={id} source={avatar} decorative />
      )}
    </span>
  );
}
