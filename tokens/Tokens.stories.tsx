import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { colours, values, vars } from './generated/vars.ts';

const meta = { title: 'tokens/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Leaf {
  path: string;
  value: string;
}

function leaves(tree: object, before = ''): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${before}${key}.`)
      : [{ path: `${before}${key}`, value: String(value) }],
  );
}

const grid = (least: string): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`,
  gap: vars.space[12],
});
const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 };
const caption: CSSProperties = {
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
};
const swatch: CSSProperties = {
  inlineSize: vars.space[40],
  blockSize: vars.space[40],
  flex: 'none',
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
};

/** Every colour role as it looks in the theme around it; the hex of both themes beside it. */
export const Colours: Story = {
  render: () => (
    <div style={grid('220px')}>
      {leaves(vars.color).map(({ path, value }) => {
        const [light, dark] = [colours.light, colours.dark].map(
          (theme) => leaves(theme).find((leaf) => leaf.path === path)?.value,
        );
        return (
          <div key={path} style={row}>
            <span style={{ ...swatch, background: value }} />
            <span style={caption}>
              <b style={{ color: vars.color.text.primary }}>{path}</b>
              <br />
              {light} / {dark}
            </span>
          </div>
        );
      })}
    </div>
  ),
};

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: vars.space[16] }}>
      {Object.entries(vars.type).map(([name, { size, line, weight }]) => (
        <div key={name} style={{ ...row, alignItems: 'baseline' }}>
          <span style={{ ...caption, inlineSize: '9rem', flex: 'none' }}>
            {name} {Object.values(values.type[name as keyof typeof values.type]).join(' / ')}
          </span>
          <span style={{ fontSize: size, lineHeight: line, fontWeight: weight }}>断开直流开关，等待10分钟 HY-110K</span>
        </div>
      ))}
    </div>
  ),
};

export const SpaceAndSizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: vars.space[8] }}>
      {(['space', 'size', 'icon', 'portrait', 'layout'] as const).flatMap((group) =>
        leaves(vars[group]).map(({ path, value }) => (
          <div key={`${group}.${path}`} style={row}>
            <span style={{ ...caption, inlineSize: '12rem', flex: 'none' }}>
              {group}.{path} {leaves(values[group]).find((leaf) => leaf.path === path)?.value}
            </span>
            <span style={{ inlineSize: value, blockSize: vars.space[12], background: vars.color.accent.bright }} />
          </div>
        )),
      )}
    </div>
  ),
};

export const RadiusAndDepth: Story = {
  render: () => (
    <div style={{ ...grid('140px'), padding: vars.space[16], gap: vars.space[32] }}>
      {leaves(vars.radius).map(({ path, value }) => (
        <div key={path} style={caption}>
          <div style={{ ...swatch, inlineSize: '100%', blockSize: vars.space[72], borderRadius: value }} />
          radius.{path}
        </div>
      ))}
      {leaves(vars.depth).map(({ path, value }) => (
        <div key={path} style={caption}>
          <div
            style={{
              blockSize: vars.space[72],
              borderRadius: vars.radius.card,
              background: vars.color.bg.raised,
              boxShadow: value,
            }}
          />
          depth.{path}
        </div>
      ))}
      {leaves(vars.gradient).map(({ path, value }) => (
        <div key={path} style={caption}>
          <div style={{ blockSize: vars.space[72], borderRadius: vars.radius.card, background: value }} />
          gradient.{path}
        </div>
      ))}
    </div>
  ),
};

export const MotionAndLayers: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: vars.space[4] }}>
      {[...leaves(vars.motion, 'motion.'), ...leaves(vars.layer, 'layer.')].map(({ path, value }) => (
        <span key={path} style={caption}>
          {path}: {leaves(values).find((leaf) => leaf.path === path)?.value ?? value}
        </span>
      ))}
    </div>
  ),
};
