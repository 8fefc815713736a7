import { style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { recipe } from '@vanilla-extract/recipes';
import { roomLeft, sourceWidth, talk } from '../shared/beside.css.ts';

/** Container query: wide enough for pictures beside the text. */
export const wide = `chat ${queries.from[800]}`;
/** Phone and widget: tighter margins. */
export const narrow = `chat ${queries.below.md}`;

/** A source stands beside the conversation as far as that leaves it its room. */
const shares = {
  position: 'relative',
  vars: { [sourceWidth]: roomLeft },
  // In smaller windows a source covers the whole page. Inside of a size container it could not.
  '@media': { [queries.from.xl]: { containerType: 'inline-size', containerName: talk } },
} as const;

export const root = recipe({
  base: { display: 'flex', minBlockSize: 0, blockSize: '100%', overflow: 'hidden', background: vars.color.bg.surface },
  variants: {
    variant: {
      page: { ...shares, blockSize: '100dvh' },
      framed: shares,
      pane: {},
      embed: { blockSize: '100dvh' },
    },
  },
});

/** Text of answers as its reader likes it, in the widget too. */
const prose = (size: string, line: string) => ({
  vars: {
    [vars.type.prose.size]: size,
    [vars.type.prose.line]: line,
    [vars.type.proseCompact.size]: size,
    [vars.type.proseCompact.line]: line,
  },
});

export const chat = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  background: vars.color.bg.surface,
  containerType: 'inline-size',
  containerName: 'chat',
  selectors: {
    '&[data-size="sm"]': prose(vars.type.body.size, vars.type.lead.line),
    '&[data-size="lg"]': prose(vars.mark[18], vars.type.title.line),
    '&[data-size="xl"]': prose(vars.type.title.size, vars.type.display.line),
    '&[data-width="lg"]': { vars: { [vars.layout.chat]: vars.measure[880] } },
    '&[data-width="xl"]': { vars: { [vars.layout.chat]: vars.layout.page } },
  },
});

/** The one text axis: header name, answers, sources and composer begin at its left edge. */
export const column = style({
  inlineSize: `min(${vars.layout.chat}, 100% - 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  '@container': {
    [narrow]: { inlineSize: `calc(100% - 2 * ${vars.space[16]})` },
    [wide]: {
      selectors: {
        // Wide lines leave the faces their room.
        '[data-width] &': { inlineSize: `min(${vars.layout.chat}, 100% - 2 * ${vars.space[72]})` },
        // Beside the drawer the faces need their room on the left.
        '[data-pushed] &': {
          marginInline: `${vars.space[72]} ${vars.space[24]}`,
          inlineSize: `min(${vars.layout.chat}, 100% - ${vars.space[72]} - ${vars.space[24]})`,
        },
      },
    },
  },
});

export const view = style({
  position: 'relative',
  zIndex: vars.layer.base,
  flex: 1,
  minBlockSize: 0,
  selectors: {
    // The text fades out before it meets the box; 到最新 floats above the fade.
    '&::after': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: vars.space[40],
      background: `linear-gradient(to top, ${vars.color.bg.surface}, transparent)`,
      pointerEvents: 'none',
    },
  },
});

/** Where there is no header, its links and buttons are shown in the corner. */
export const corner = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[16],
  display: 'flex',
  gap: vars.space[8],
});

export const middle = style({ display: 'grid', placeItems: 'center', blockSize: '100%' });

export const row = recipe({
  base: {},
  variants: {
    kind: {
      welcome: { paddingBlockStart: vars.space[24] },
      day: { paddingBlockStart: vars.space[24] },
      clear: { paddingBlockStart: vars.space[24] },
      posted: { paddingBlockStart: vars.space[24] },
      turn: {
        paddingBlockStart: vars.space[32],
        selectors: { '[data-dense] &': { paddingBlockStart: vars.space[16] } },
        '@container': { [narrow]: { paddingBlockStart: vars.space[24] } },
      },
    },
  },
});

export const greeting = style({ blockSize: '100%', overflowY: 'auto' });

export const end = style({ blockSize: vars.space[40] });

export const older = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space[16] });

export const skeleton = style({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[24] });

export const skeletonBubble = style({ justifySelf: 'end', inlineSize: '46%', marginBlockEnd: vars.space[8] });
