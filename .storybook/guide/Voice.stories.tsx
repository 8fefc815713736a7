import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, Stack, Text } from '@tinystar/ui';
import { Check, X } from '@tinystar/ui/icons';
import { GuidePage, Part } from './GuidePage.tsx';

const meta = { title: 'guide/Voice', tags: ['!autodocs'] } satisfies Meta;

export default meta;

interface Rule {
  rule: string;
  why: string;
  good: string;
  bad: string;
}

const parts: Record<string, readonly Rule[]> = {
  按钮和标签: [
    { rule: '操作用两到四个字', why: '动词在前，不写“点击”', good: '保存', bad: '点击此处进行保存操作' },
    { rule: '不加句号', why: '按钮、标签、提示条都不是句子', good: '已复制', bad: '已复制。' },
    { rule: '说出结果，不说“确定”', why: '读按钮就知道会发生什么', good: '删除知识库', bad: '确定' },
  ],
  出错的时候: [
    {
      rule: '发生了什么，保住了什么，怎么办',
      why: '不责怪用户，不用代码开头',
      good: '网络中断，已写的内容还在，连上后继续',
      bad: '请求失败（500），请稍后再试！',
    },
    {
      rule: '指出哪一项、差在哪里',
      why: '改一次就能对',
      good: '密码需包含字母与数字，6到20位',
      bad: '密码格式不正确',
    },
  ],
  空的时候: [
    {
      rule: '四种空各有各的话',
      why: '第一次用、没找到、没权限、还没来，要做的事不同',
      good: '没有符合条件的文件，换个词或清除筛选',
      bad: '暂无数据',
    },
  ],
  标点与排版: [
    { rule: '中西文之间不敲空格', why: '浏览器会留出合适的空隙', good: '上传PDF文件', bad: '上传␣PDF␣文件' },
    { rule: '中文里用全角标点', why: '冒号、括号、引号都一样', good: '剩余：3次', bad: '剩余: 3次' },
    { rule: '数字用阿拉伯数字', why: '千位用逗号，单位紧跟', good: '12,480小星币', bad: '一万两千四百八十 小星币' },
  ],
  人称和语气: [
    {
      rule: '少用人称，需要时用“你”',
      why: '平等、简短；正式通知可以用“您”',
      good: '还没有助手',
      bad: '您当前尚未拥有任何助手',
    },
    { rule: '不用感叹号，不卖萌', why: '工作时的帮手，语气平稳', good: '训练完成', bad: '太棒啦，训练完成啦！' },
  ],
};

export const Voice: StoryObj<typeof meta> = {
  render: () => (
    <GuidePage title="用语" lead="小星说话简短、具体、平稳。一句话能说完，就不说两句。">
      {Object.entries(parts).map(([title, rules]) => (
        <Part key={title} title={title}>
          {rules.map(({ rule, why, good, bad }) => (
            <Stack key={rule} gap={8}>
              <Text as="p">
                <strong>{rule}</strong>　{why}
              </Text>
              <div className="guide-pair">
                <div className="guide-side" data-side="do">
                  <Icon of={Check} size="sm" tone="success" label="这样写" />
                  <Text>{good}</Text>
                </div>
                <div className="guide-side" data-side="dont">
                  <Icon of={X} size="sm" tone="danger" label="不这样写" />
                  <Text>{bad}</Text>
                </div>
              </div>
            </Stack>
          ))}
        </Part>
      ))}
    </GuidePage>
  ),
};
