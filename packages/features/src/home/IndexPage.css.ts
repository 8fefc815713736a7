import { vars } from '@tinystar/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { tablet, wide } from './page.css.ts';
import { typed } from './type.ts';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  paddingBlockStart: vars.space[32],
  '@media': { [wide]: { gap: vars.space[40], paddingBlockStart: vars.space[40] } },
});
export const heroWords = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure[416]}`, alignItems: 'end', gap: vars.space[56] },
  },
});
export const heroEnd = style({ display: 'grid', gap: vars.space[20] });

const frame = {
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
} as const;

/** The list of sources under one answer, drawn. */
export const sources = style({ ...frame, display: 'grid', margin: 0, overflow: 'hidden' });
export const asked = style({
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
  background: vars.color.bg.canvas,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const source = style({
  ...typed('body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
  color: vars.color.text.secondary,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});
export const sourceWords = style({ display: 'grid', gap: vars.space[4] });
export const sourceFile = style({ ...typed('caption'), display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const mark = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.tag,
  background: vars.color.bg.selected,
  color: vars.color.text.primary,
});

export const roles = style({ ...frame, inlineSize: '100%', borderSpacing: 0, overflow: 'hidden' });
export const roleHead = style({
  ...typed('caption'),
  blockSize: vars.layout.tableHead,
  paddingInline: vars.space[12],
  textAlign: 'center',
  color: vars.color.text.secondary,
  background: vars.color.bg.canvas,
  ':first-child': { textAlign: 'start', paddingInlineStart: vars.space[20] },
});
export const roleCell = style({
  paddingBlock: vars.space[12],
  paddingInline: vars.space[8],
  textAlign: 'center',
  fontWeight: vars.weight.regular,
  color: vars.color.text.tertiary,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  ':first-child': { textAlign: 'start', paddingInlineStart: vars.space[20] },
});
const sign = { display: 'inline-grid', verticalAlign: 'middle' } as const;
export const yes = style({ ...sign, color: vars.color.text.accent });
export const no = style(sign);
export const roleName = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const roleWords = style({ display: 'grid' });
export const roleTitle = style({ ...typed('label'), color: vars.color.text.primary });
export const roleText = style({ ...typed('caption'), color: vars.color.text.secondary });

export const channels = style({
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  background: vars.color.border.subtle,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const channel = style({
  ...typed('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.layout.header,
  paddingInline: vars.space[12],
  color: vars.color.text.primary,
  background: vars.color.bg.surface,
  '@media': { [tablet]: { paddingInline: vars.space[20] } },
});
export const channelIcon = style({ display: 'grid', color: vars.color.text.secondary });

export const scenes = style({
  display: 'grid',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const sceneCard = style({ ...frame, display: 'grid', alignContent: 'start', overflow: 'hidden' });
export const sceneWords = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
});
const { blue, yellow, purple } = vars.color.avatar;
export const cover = styleVariants({ repair: blue, policy: yellow, service: purple }, ({ ground, letter }) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  background: ground,
  color: letter,
  fill: 'currentcolor',
}));

export const band = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[20],
  padding: vars.space[24],
  borderRadius: vars.radius.dialog,
  backgroundImage: vars.gradient.deep,
  // The deep pair is the same in both themes and carries white.
  color: vars.color.paper.ground,
  '@media': {
    [tablet]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlock: vars.space[32],
      paddingInline: vars.space[40],
    },
  },
});
export const bandText = style({ ...typed('lead'), fontWeight: vars.weight.regular, margin: 0 });
export const bandTitle = style({ ...typed('title'), margin: 0 });
