import type { Decorator } from '@storybook/react-vite';

/** Shows a field of a story as wide as forms make it, not as wide as the window. */
export const formWidth: Decorator = (Story) => (
  <div style={{ maxInlineSize: '24rem' }}>
    <Story />
  </div>
);

/** The same for what holds several fields or lines. */
export const formWidthWide: Decorator = (Story) => (
  <div style={{ maxInlineSize: '44rem' }}>
    <Story />
  </div>
);
