import { Button } from '@tinystar/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { assistant } from '../shared/fixtures.ts';
import { PlanGateView } from '../shared/PlanGate.tsx';
import { AdSettingsForm } from './AdSettingsForm.tsx';
import { adDraftOf, checkAd, type AdDraft } from './adSettings.ts';
import { AdvancedSettingsForm } from './AdvancedSettingsForm.tsx';
import { BasicSettingsForm } from './BasicSettingsForm.tsx';
import { settingsCopy } from './settingsCopy.ts';
import { DisplaySettingsForm } from './DisplaySettingsForm.tsx';
import { lateCopy } from './lateCopy.ts';
import { tones } from './fixtures.ts';
import { checkAdvanced, checkBasic } from './checkSettings.ts';
import {
  advancedDraftOf,
  basicDraftOf,
  displayDraftOf,
  type AdvancedDraft,
  type BasicDraft,
  type DisplayDraft,
} from './settings.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

const meta = {
  title: 'features/assistants/Settings',
  component: SettingsFrame,
  parameters: { layout: 'fullscreen' },
  args: { changed: [], saving: false, onSave: fn(), onDiscard: fn(), children: null },
} satisfies Meta<typeof SettingsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const basic = (change: Partial<BasicDraft> = {}, changed: (keyof BasicDraft)[] = []) => {
  const draft = { ...basicDraftOf(assistant), ...change };
  return (
    <BasicSettingsForm
      draft={draft}
      errors={checkBasic(draft)}
      changed={new Set(changed)}
      tones={tones}
      onUploadAvatar={fn()}
      onChange={fn()}
    />
  );
};
const advanced = (change: Partial<AdvancedDraft> = {}, hasModel = true) => {
  const draft = { ...advancedDraftOf(assistant), ...change };
  return (
    <AdvancedSettingsForm
      draft={draft}
      errors={checkAdvanced(draft)}
      changed={new Set()}
      models={[{ name: 'simple_v3', label: '原文摘录（无需模型）' }]}
      hasModel={hasModel}
      type="tenant"
      onChange={fn()}
    />
  );
};

const ad = (change: Partial<AdDraft> = {}) => {
  const draft: AdDraft = { ...adDraftOf(assistant), status: 'enabled', ...change };
  return <AdSettingsForm draft={draft} errors={checkAd(draft)} changed={new Set()} onUpload={fn()} onChange={fn()} />;
};
const display = (change: Partial<DisplayDraft> = {}) => (
  <DisplaySettingsForm
    assistant={assistant}
    draft={{ ...displayDraftOf(assistant), ...change }}
    changed={new Set()}
    onChange={fn()}
  />
);

export const Default: Story = { args: { children: basic() } };

export const Unsaved: Story = {
  args: {
    children: basic({ description: '改过的简介' }, ['description', 'welcomeWords']),
    changed: [settingsCopy.basic.description, settingsCopy.basic.welcome],
  },
};

export const Invalid: Story = {
  args: {
    changed: [settingsCopy.basic.name],
    children: basic({
      name: '分布式光伏HY-110K系列组串式逆变器安装与维护顾问',
      description: ' ',
      replyToneId: '',
      welcomeWords: { content: '好'.repeat(501), type: 'plainText' },
    }),
  },
};

export const Saving: Story = { args: { children: basic(), changed: [settingsCopy.basic.name], saving: true } };

export const Advanced: Story = { args: { children: advanced() } };

export const AdvancedInvalid: Story = {
  args: {
    children: advanced({ document: { status: 'disabled', showReference: true } }),
    changed: [settingsCopy.advanced.document],
  },
};

/** Nothing answers from general knowledge: said before it is saved, and only to who chooses it. */
export const AdvancedWithoutModel: Story = {
  args: { children: advanced({ replyKnowledgeSource: 'both' }, false) },
  async play({ canvas }) {
    await expect(canvas.getByText(/^尚未配置大模型/)).toBeVisible();
  },
};

export const Phone: Story = { args: { children: basic() }, globals: { viewport: { value: 'phone' } } };

export const Interface: Story = {
  args: {
    children: display({
      bubbleColor: '#5B4FCF',
      gradientStartColor: '#1F6FEB',
      gradientEndColor: '#5B4FCF',
      gradientAngle: 90,
    }),
  },
};

export const Advertisement: Story = {
  args: { children: ad({ content: '年货节满300减50，活动到1月31日' }) },
};

export const AdvertisementMarkdown: Story = {
  args: { children: ad({ type: 'markdown', content: '**年货节**：满300减50，[查看活动](https://example.com/sale)' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('complementary', { name: '广告' })).toHaveTextContent('年货节：满300减50');
  },
};

export const AdvertisementEmpty: Story = { args: { children: ad(), changed: [lateCopy.ad.status] } };

export const Gated: Story = {
  args: { children: ad({ content: '年货节满300减50' }) },
  render: (args) => (
    <PlanGateView isCreator text={lateCopy.ad.gated} action={<Button>升级权益</Button>}>
      <SettingsFrame {...args} />
    </PlanGateView>
  ),
};
