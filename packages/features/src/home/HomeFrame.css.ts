import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet, wide } from './page.css.ts';
import { typed } from './type.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  background: vars.color.bg.surface,
});

export const main = style({ flex: 1, outline: 'none' });

export const skip = style({
  ...typed('label'),
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.bg.raised,
  color: vars.color.text.link,
  boxShadow: vars.depth.overlay,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const strip = style({
  background: vars.color.bg.accentSoft,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const stripRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.layout.tableHead,
  paddingBlock: vars.space[4],
  '@media': { [tablet]: { gap: vars.space[12] } },
});
export const stripGlyph = style({
  display: 'none',
  color: vars.color.text.accent,
  '@media': { [tablet]: { display: 'grid' } },
});
export const stripWords = style({ ...typed('body'), color: vars.color.text.primary });
export const more = style({ display: 'none', '@media': { [tablet]: { display: 'inline' } } });
/** Keeps the words in the middle on wide screens, though the close button stands at the end. */
export const stripSpace = style({ flex: 'none', '@media': { [tablet]: { flex: 1 } } });
export const stripEnd = style({ display: 'flex', justifyContent: 'end', flex: 1 });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: `calc(${vars.layout.header} + ${vars.space[8]})`,
});
export const brand = style({
  ...typed('title'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.text.primary,
});
export const nav = style({ display: 'none', '@media': { [tablet]: { display: 'block' } } });
export const navList = style({
  ...typed('body'),
  display: 'flex',
  gap: vars.space[32],
  margin: 0,
  padding: 0,
  paddingInlineStart: vars.space[24],
  listStyle: 'none',
});
export const here = style({ color: vars.color.text.primary, fontWeight: vars.weight.strong });
export const grow = style({ flex: 1 });
export const onTablet = style({ display: 'none', '@media': { [tablet]: { display: 'block' } } });
export const onPhone = style({ '@media': { [tablet]: { display: 'none' } } });

export const sheet = style({
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [tablet]: { display: 'none' } },
});
export const sheetList = style({
  ...typed('lead'),
  display: 'grid',
  marginBlock: 0,
  padding: 0,
  fontWeight: vars.weight.regular,
  listStyle: 'none',
});
export const sheetItem = style({});
globalStyle(`${sheetItem} > *`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
});
globalStyle(`${sheetItem} > button`, { font: 'inherit' });

export const footer = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.measure[448]}`,
  background: vars.color.bg.canvas,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
export const footGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[32],
  paddingBlock: vars.space[32],
  '@media': { [wide]: { gridTemplateColumns: '2fr 1fr 1fr 1fr auto' } },
});
export const footBrand = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 'auto' } },
});
export const footGroup = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] });
export const footTitle = style({
  ...typed('label'),
  margin: 0,
  marginBlockEnd: vars.space[4],
  color: vars.color.text.primary,
});
export const footList = style({ ...typed('body'), display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const footItem = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.space[32] });
export const footButton = style({
  ...typed('body'),
  appearance: 'none',
  border: 0,
  background: 'none',
  padding: 0,
  cursor: 'pointer',
  fontFamily: 'inherit',
  color: vars.color.text.secondary,
  borderRadius: vars.radius.tag,
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationLine: 'underline' },
});
export const codes = style({
  display: 'flex',
  gap: vars.space[24],
  margin: 0,
  gridColumn: '1 / -1',
  minBlockSize: vars.measure[168],
  '@media': { [wide]: { gridColumn: 'auto', minInlineSize: vars.measure[280] } },
});
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[8],
  margin: 0,
});
export const footEnd = style({
  ...typed('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  color: vars.color.text.secondary,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
export const codeWords = style({ ...typed('caption'), color: vars.color.text.secondary });
