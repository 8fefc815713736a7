import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = style({ display: 'flex', gap: vars.space[8], minInlineSize: 0 });

export const glyph = style({ display: 'grid', placeItems: 'center', flex: 'none', blockSize: vars.type.body.line });

/** Takes no more room than the column has, however long its words are. */
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, gap: vars.space[2] });

export const name = style({ ...oneLine, fontWeight: vars.weight.strong });

export const address = style(oneLine);
