import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStage } from '../shared/testing/index.ts';
import type { FormChannel } from './channelKinds.ts';
import { ChannelPreview } from './ChannelPreview.tsx';
import { ConfigureDialog } from './ConfigureDialog.tsx';

const { show } = createStage();
const none = () => undefined;

test.each<[FormChannel, string, string]>([
  ['woa_chat', '接入微信公众号', '/help/connect-wechat'],
  ['feishu_chat', '接入飞书和钉钉', '/help/connect-feishu-dingtalk'],
  ['dingTalk_chat', '接入飞书和钉钉', '/help/connect-feishu-dingtalk'],
])('%s leads to its guide before anything is saved', async (channel, name, href) => {
  show(
    <ConfigureDialog
      channel={channel}
      deployed={{ kind: 'ready', data: null }}
      pending={false}
      checking={false}
      redeploying={false}
      link="https://xing.example.com/b/1"
      onSave={none}
      onEnable={none}
      onCheck={none}
      onRedeploy={none}
      onRetry={none}
      onClose={none}
    />,
  );
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a preview says that it shows a sample', async () => {
  show(
    <ChannelPreview channel="douyin_video_comment" name="员工手册问答" avatar={{ type: 'color', color: 'green' }} />,
  );
  await expect.element(page.getByText('问题和回答是示例，不是这个助手的回答')).toBeVisible();
});
