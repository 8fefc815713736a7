import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: vars.space[16],
  paddingBlockEnd: vars.space[16],
});
export const words = style({ flex: 1, minInlineSize: 'min(100%, 12rem)', display: 'grid', gap: vars.space[4] });
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8], minInlineSize: 0 });
/** Beside a title of several lines: on its first. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.type.title.line,
});
export const title = style({ ...typeStyle('title'), color: vars.color.text.primary });
export const description = style({ ...typeStyle('body'), color: vars.color.text.secondary });
export const actions = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[12] });
