import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gradients, Grounds, PeopleAndCharts, RoleTable, Steps } from './page/Colours.tsx';
import { Exchange } from './page/Exchange.tsx';
import { Corners, Depths, Motions, Sizes, Spaces, TypeScale } from './page/Measures.tsx';
import './page/tokensPage.css';

const meta = { title: 'guide/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** Everything here is read from the token sources; contrast is computed, never typed. */
export const Tokens: StoryObj<typeof meta> = {
  render: () => (
    <article className="tokens">
      <header className="tokens-head">
        <h1>Tokens</h1>
        <p className="quiet">数值由源文件生成，对比度随构建重算；低于下限时构建失败（tokens/contrast.test.ts）</p>
      </header>
      <div className="tokens-column">
        <RoleTable />
        <Grounds />
        <Exchange />
      </div>
      <div className="tokens-column">
        <TypeScale />
        <Spaces />
        <Sizes />
        <Corners />
        <Depths />
        <Motions />
        <Steps />
        <Gradients />
        <PeopleAndCharts />
      </div>
    </article>
  ),
};
