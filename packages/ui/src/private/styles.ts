import { vars } from '@tinystar/tokens';

export type TypeName = keyof typeof vars.type;

/** Size, line and weight of one type style, together as the design tokens hold them. */
export const typeStyle = (name: TypeName) => ({
  fontSize: vars.type[name].size,
  lineHeight: vars.type[name].line,
  fontWeight: vars.type[name].weight,
});

/**
 * The background of a surface above the page. Fields and outlined buttons on it take its colour, not the page's,
 * which in the dark theme would look like a hole.
 */
export const raised = {
  background: vars.color.bg.raised,
  vars: { [vars.color.bg.surface]: vars.color.bg.raised },
} as const;

/**
 * The fast step for what holds controls of its own. Never the colour, which it hands down: each control in it would
 * start its own change anew in every frame, and end late.
 */
export const groundChange = `background ${vars.motion.fast}, border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`;

/** Hover and press answer in the fast step, on the properties that are cheap to paint. */
export const quickChange = `${groundChange}, color ${vars.motion.fast}`;

/** One line of text that ends in an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const;

/** Takes the browser's look off a button. */
export const bareButton = {
  appearance: 'none',
  border: 0,
  background: 'none',
  padding: 0,
  margin: 0,
  cursor: 'pointer',
} as const;

/** The small square or circle of a choice, in the middle of the first line of its words. */
export const choiceMark = {
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.icon.sm,
  blockSize: vars.icon.sm,
  marginBlock: `calc((${vars.type.body.line} - ${vars.icon.sm}) / 2)`,
  border: `1px solid ${vars.color.border.control}`,
  background: vars.color.bg.surface,
  transition: quickChange,
} as const;

/** Copies a token record into variant styles without losing its keys. */
export function variantsOf<Key extends string, Value, Style>(
  record: Record<Key, Value>,
  style: (value: Value, key: Key) => Style,
): Record<Key, Style> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, style(value as Value, key as Key)]),
  ) as Record<Key, Style>;
}
