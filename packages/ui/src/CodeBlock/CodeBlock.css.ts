import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const { color, space, radius, type, font, motion } = vars;

/** The frame of code, here and in answers: `figure > figcaption + pre > code`. */
export const code = style({
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.bg.canvas,
  textAutospace: 'no-autospace',
});
globalStyle(`${code} > figcaption`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: vars.size.md,
  paddingInline: `${space[16]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.tertiary,
});
globalStyle(`${code} > figcaption > span`, {
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${code} button`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.sm,
  blockSize: vars.size.sm,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text.secondary,
  cursor: 'pointer',
  transition: `background ${motion.fast}, color ${motion.fast}`,
});
globalStyle(`${code} button:hover, ${code} button[aria-pressed="true"]`, {
  background: color.bg.hover,
  color: color.text.primary,
});
globalStyle(`${code} button:focus-visible`, { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
globalStyle(`${code} button > svg`, {
  gridArea: '1 / 1',
  inlineSize: vars.icon.sm,
  blockSize: vars.icon.sm,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle(`${code} button[data-done] > svg:first-child, ${code} button:not([data-done]) > svg + svg`, {
  visibility: 'hidden',
});
globalStyle(`${code} button[data-done]`, { color: color.status.success.text });
globalStyle(`${code} > pre`, {
  margin: 0,
  padding: `${space[12]} ${space[16]}`,
  overflowX: 'auto',
  fontFamily: font.mono,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  whiteSpace: 'pre',
  tabSize: 4,
});
globalStyle(`${code} > pre:focus-visible`, { outlineOffset: '-2px' });
globalStyle(`${code} code`, {
  display: 'block',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontFamily: 'inherit',
});
globalStyle(`${code} code > span`, { display: 'block' });
globalStyle(`${code}[data-wrap] > pre`, { whiteSpace: 'pre-wrap' });
globalStyle(`${code}[data-wrap] code`, { inlineSize: 'auto' });
