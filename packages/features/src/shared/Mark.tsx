import { Icon, type Glyph } from '@tinystar/ui';
import * as css from './Mark.css.ts';

export interface MarkLook {
  icon: Glyph;
  hue: 'blue' | 'purple' | 'yellow' | 'green' | 'cyan';
}

/** The mark before the name of a way to reach an assistant; the name says the same, so it is not read out. */
export const Mark = ({ icon, hue }: MarkLook) => (
  <span className={css.mark({ hue })} aria-hidden>
    <Icon of={icon} size="sm" />
  </span>
);
