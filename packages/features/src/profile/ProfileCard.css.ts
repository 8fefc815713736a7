import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[20] });

/** Too narrow for a name and the button beside it, the button takes a line of its own. */
export const words = style({ display: 'grid', gap: vars.space[4], flex: `1 1 ${vars.measure[176]}`, minInlineSize: 0 });
