import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

const { avatar } = vars.color;
const paint = (hue: keyof typeof avatar) => ({ background: avatar[hue].ground, color: avatar[hue].letter });

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.portrait.sm,
    blockSize: vars.portrait.sm,
    borderRadius: vars.radius.control,
  },
  variants: {
    hue: {
      blue: paint('blue'),
      purple: paint('purple'),
      yellow: paint('yellow'),
      green: paint('green'),
      cyan: paint('cyan'),
    },
  },
});
