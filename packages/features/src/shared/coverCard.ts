import { vars } from '@tinystar/tokens';
import { globalStyle } from '@vanilla-extract/css';

/** The link inside `cover` reaches over the whole card `item`, so that a press anywhere on it opens what it names. */
export function coverCard(item: string, cover: string): void {
  globalStyle(`${cover} > a::after`, {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.card,
    border: '1px solid transparent',
    transition: `border-color ${vars.motion.fast}`,
  });
  globalStyle(`${item}:hover ${cover} > a::after`, { borderColor: vars.color.border.control });
  globalStyle(`${cover} > a:focus-visible`, { outline: 'none' });
  globalStyle(`${cover} > a:focus-visible::after`, {
    outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
    outlineOffset: vars.focusRing.gap,
  });
}
