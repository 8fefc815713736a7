import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

import { code } from '../CodeBlock/CodeBlock.css.ts';

export { code };

const { color, space, radius, type, font, weight, motion } = vars;

const proseSize = createVar();
const proseLine = createVar();

/** The element that holds an answer. */
export const host = style({
  position: 'relative',
  // In a grid or a row of its page a long line of code scrolls by itself instead of widening what holds it.
  minInlineSize: 0,
  vars: { [proseSize]: type.prose.size, [proseLine]: type.prose.line },
  fontSize: proseSize,
  lineHeight: proseLine,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-size="compact"]': { vars: { [proseSize]: type.proseCompact.size, [proseLine]: type.proseCompact.line } },
  },
});

/** Laid out only while it is near the view; remembers its height once seen. */
const skipped = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 20em' } as const;

export const section = style({});
// Its room lets what stands on the edge of a table be seen where a section begins with one.
export const contained = style({ ...skipped, overflowClipMargin: space[16] });
globalStyle(`${section} > *, ${section} :is(li, blockquote) > *`, { margin: 0, marginBlockStart: space[16] });
globalStyle(`${section}:first-child > :first-child, ${section} :is(li, blockquote) > :first-child`, {
  marginBlockStart: 0,
});
globalStyle(`${section} > :is(h1, h2, h3, h4, h5, h6)`, { marginBlockStart: space[24] });
globalStyle(`${section} :is(h1, h2, h3, h4, h5, h6) + *`, { marginBlockStart: space[8] });
globalStyle(`${host} :is(h1, h2, h3, h4, h5, h6)`, {
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: weight.strong,
  textWrap: 'balance',
});
// A single line break stays a line break: people who write answers mean it.
globalStyle(`${host} :is(p, h1, h2, h3, h4, h5, h6)`, { whiteSpaceCollapse: 'preserve-breaks' });
globalStyle(`${host} strong`, { fontWeight: weight.strong });
globalStyle(`${host} em:lang(zh)`, { fontStyle: 'normal', fontWeight: weight.strong });
globalStyle(`${host} hr`, { border: 0, borderBlockStart: `1px solid ${color.border.subtle}` });
globalStyle(`${section} > hr`, { marginBlock: space[24] });
globalStyle(`${host} blockquote`, {
  paddingInlineStart: space[16],
  borderInlineStart: `2px solid ${color.border.default}`,
  color: color.text.secondary,
});
// Beyond a few levels a further step in would only take the room for the words.
globalStyle(`${host} ${'blockquote '.repeat(5)}blockquote`, { paddingInlineStart: 0, borderInlineStart: 0 });
globalStyle(`${host} img`, {
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.control,
  verticalAlign: 'middle',
});
globalStyle(`${host} a`, {
  color: color.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
globalStyle(`${host} a:hover`, { textDecorationThickness: '2px' });
globalStyle(`${host} :is(a, pre, [tabindex]):focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
  borderRadius: radius.tag,
});
globalStyle(`${host} :not(pre) > code`, {
  paddingInline: space[4],
  paddingBlock: '1px',
  borderRadius: radius.tag,
  background: color.bg.sunken,
  fontFamily: font.mono,
  fontSize: '0.875em',
  textAutospace: 'no-autospace',
});

export const list = style({ padding: 0, listStyle: 'none' });
globalStyle(`${section} div > ${list}`, { marginBlock: 0 });
globalStyle(`${list} > li`, { position: 'relative', paddingInlineStart: space[24] });
globalStyle(`${list} > li + li`, { marginBlockStart: space[4] });
globalStyle(`:is(${list}, div)[data-loose] > li + li`, { marginBlockStart: space[8] });
globalStyle(`${list} > li > ${list}`, { marginBlockStart: space[4] });
globalStyle(`ol${list} > li::before`, {
  content: 'counter(list-item) "."',
  position: 'absolute',
  insetInlineStart: 0,
  color: color.text.tertiary,
});
globalStyle(`ul${list} > li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: space[4],
  insetBlockStart: `calc((${proseLine} - ${space[4]}) / 2)`,
  inlineSize: space[4],
  blockSize: space[4],
  borderRadius: radius.full,
  background: color.text.tertiary,
});
globalStyle(`ol${list}:is([data-digits], :has(> li:nth-child(10))) > li`, { paddingInlineStart: space[32] });
globalStyle(`ol${list}[data-digits="3"][data-digits] > li`, { paddingInlineStart: space[40] });
globalStyle(`ol${list}[data-digits]:not([data-digits="2"], [data-digits="3"]) > li`, { paddingInlineStart: space[56] });
export const listChunk = style({ ...skipped, marginBlockStart: space[4] });
export const task = style({});
globalStyle(`${list} > li${task}::before`, { content: 'none' });
globalStyle(`${task} > input`, {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc((${proseLine} - 1em) / 2)`,
  inlineSize: '1em',
  blockSize: '1em',
  margin: 0,
  accentColor: color.accent.solid,
});
globalStyle(`${section} ${task} > input + *`, { marginBlockStart: 0 });

export const codeLines = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 100% auto 27.2em' });

export const tableFrame = style({ position: 'relative' });
export const table = style({
  overflowX: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.bg.surface,
});
globalStyle(`${table} table`, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
});
// Tables and code stand a little closer than the text, and grow with it where its reader wants it larger.
globalStyle(`${table} table, ${host} ${code} > pre`, {
  fontSize: `max(${type.body.size}, ${proseSize} * 0.875)`,
  lineHeight: `max(${type.body.line}, ${proseSize} * 1.3)`,
});
globalStyle(`${table} :is(th, td)`, {
  blockSize: space[40],
  minInlineSize: '12em',
  paddingInline: space[16],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  overflowWrap: 'break-word',
});
globalStyle(`${table} th`, {
  borderBlockStart: 0,
  background: color.bg.canvas,
  color: color.text.secondary,
  fontWeight: weight.strong,
});
globalStyle(`${table} [data-align="center"]`, { textAlign: 'center' });
globalStyle(`${table} [data-align="end"]`, { textAlign: 'end' });
// A few words, and figures with their unit, stay on one line; sentences are never a few letters wide: what is wider than
// its place scrolls.
globalStyle(`${table} :is([data-short], [data-align="end"])`, { minInlineSize: 0, whiteSpace: 'nowrap' });
export const tableChunk = style(skipped);

export const math = style({
  fontFamily: font.mono,
  fontSize: '0.875em',
  selectors: { '&[data-set]': { fontFamily: 'inherit', fontSize: 'inherit' } },
});
export const mathBlock = style([
  math,
  { overflowX: 'auto', overflowY: 'hidden', whiteSpace: 'pre-wrap', textAlign: 'center' },
]);
export const citation = style({});
export const chip = style({
  position: 'relative',
  display: 'inline',
  marginInline: `2px ${space[2]}`,
  paddingInline: '0.5em',
  paddingBlock: '1px',
  borderRadius: radius.tag,
  background: color.bubble.user,
  color: color.text.accent,
  fontSize: '0.75em',
  fontWeight: weight.strong,
  lineHeight: 1,
  verticalAlign: '2px',
  whiteSpace: 'nowrap',
  textAutospace: 'no-autospace',
  cursor: 'pointer',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  '::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[4]})` },
  selectors: {
    '&:hover': {
      background: `color-mix(in oklab, ${color.accent.bright} 32%, ${color.bg.surface})`,
      color: color.text.primary,
    },
    '&[aria-pressed="true"]': { background: color.accent.solid, color: color.text.onAccent },
    '&[aria-disabled="true"]': { background: color.bg.sunken, color: color.text.tertiary, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const note = style({
  margin: 0,
  paddingInline: space[16],
  paddingBlock: space[8],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.tertiary,
});

/** The real host of a link, shown while the link is hovered or focused. */
export const linkHost = style({
  position: 'absolute',
  zIndex: vars.layer.tooltip,
  maxInlineSize: '100%',
  paddingInline: space[8],
  paddingBlock: space[4],
  borderRadius: radius.control,
  background: color.text.primary,
  color: color.bg.surface,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  pointerEvents: 'none',
});

export const more = style({
  marginBlockStart: space[16],
  paddingInline: space[12],
  blockSize: vars.size.sm,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
  background: color.bg.surface,
  color: color.text.primary,
  font: 'inherit',
  fontSize: type.body.size,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
