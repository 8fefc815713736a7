import * as css from './ManualPicture.css.ts';
import { manualPictures, pictureOf, pictureSize, pictureThemes } from './manualPictures.ts';

/** The product as it looks where an article of the manual begins; nothing for articles without a picture. */
export function ManualPicture({ article }: { article: string }) {
  const alt = manualPictures[article];
  if (alt === undefined) return null;
  return pictureThemes.map((theme) => (
    <img
      key={theme}
      className={theme === 'dark' ? css.dark : css.light}
      src={pictureOf(article, theme)}
      alt={alt}
      loading="lazy"
      {...pictureSize}
    />
  ));
}
