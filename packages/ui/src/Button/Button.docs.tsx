import { Inline } from '../Layout/Inline.tsx';
import { Button } from './Button.tsx';
import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '按钮',
  also: ['操作按钮', '提交', 'CTA'],
  group: 'actions',
  purpose: ['触发一个动作，例如保存、发布、上传。', 'Starts an action, such as saving, publishing or uploading.'],
  use: [
    ['会改变数据的动作：保存、发布、移除', 'Actions that change data: save, publish, remove'],
    ['打开对话框或抽屉', 'Opening a dialog or a drawer'],
    [
      '动作要等待时，用pending原地等待，宽度、名称和焦点都不变',
      'Where the action takes time, `pending` waits in place: width, name and focus stay',
    ],
  ],
  instead: [
    { when: ['只是去另一页', 'It only leads to another page'], take: 'Link' },
    {
      when: ['图标一看就懂，又没有地方写字', 'The icon says it all and there is no room for words'],
      take: 'IconButton',
    },
    { when: ['打开或关闭某项，立即生效', 'Something is turned on or off at once'], take: 'Switch' },
    { when: ['从几个值里选一个', 'One of a few values is chosen'], take: 'SegmentedControl' },
  ],
  words: [
    [
      '动词开头，2到6个字，说清结果：“移除3人”，不写“确定”',
      'Begin with a verb, two to six characters, and name the result: “移除3人”, not “确定”',
    ],
    ['结尾不加标点；数字两侧不加空格', 'No punctuation at the end; no spaces around figures'],
    [
      '进行中不换字：宽度不变，读屏仍读原来的名称',
      'The words stay while it is pending: the width holds and a screen reader says the same name',
    ],
  ],
  keys: [
    {
      key: 'Tab',
      does: [
        '到达；写了reason的也能到达，这样原因读得到',
        'Reaches it; one with a `reason` too, so that the reason can be read',
      ],
    },
    {
      key: 'Enter / 空格',
      does: ['按下；pending或有reason时不响应', 'Presses it; nothing happens while pending or with a reason'],
    },
  ],
  anatomy: {
    story: 'WithIcon',
    parts: [
      {
        at: 'button',
        side: 'start',
        name: ['容器', 'Container'],
        says: ['高28、36或44，跟着size', '28, 36 or 44 high, by `size`'],
      },
      {
        at: 'button svg',
        side: 'top',
        name: ['图标', 'Icon'],
        says: ['可省；说明动作，不做装饰', 'Optional; it explains the action and is no ornament'],
      },
      {
        at: 'button span',
        side: 'bottom',
        name: ['文字', 'Words'],
        says: ['2到6个字，放不下时截断', 'Two to six characters; cut where there is no room'],
      },
    ],
  },
  pairs: [
    {
      good: (
        <Inline gap={8}>
          <Button>存为草稿</Button>
          <Button tone="accent" emphasis="solid">
            发布
          </Button>
        </Inline>
      ),
      goodSays: ['每个区域只有一个solid', 'One solid button in a region'],
      bad: (
        <Inline gap={8}>
          <Button tone="accent" emphasis="solid">
            存为草稿
          </Button>
          <Button tone="accent" emphasis="solid">
            发布
          </Button>
        </Inline>
      ),
      badSays: ['两个solid，看不出下一步', 'Two of them hide the next step'],
    },
    {
      good: <Button reason="还有2道题变差，处理后可发布">发布</Button>,
      goodSays: ['停用时用reason说原因，仍可到达', 'Disabled with a `reason` that can be reached and read'],
      bad: <Button disabled>发布</Button>,
      badSays: ['停用了，却不说为什么', 'Disabled without a word'],
    },
    {
      good: (
        <Inline gap={8}>
          <Button>取消</Button>
          <Button tone="danger" emphasis="solid">
            移除3人
          </Button>
        </Inline>
      ),
      goodSays: ['红色只在最后确认的一步', 'Red only at the last step'],
      bad: (
        <Inline gap={8}>
          <Button>导出</Button>
          <Button tone="danger">移除</Button>
          <Button tone="danger">停用</Button>
        </Inline>
      ),
      badSays: ['列表里一片红，警告失效', 'Red everywhere warns of nothing'],
    },
    {
      good: (
        <Button tone="accent" emphasis="solid" pending>
          保存
        </Button>
      ),
      goodSays: ['进行中宽度不变，焦点不丢', 'Pending keeps its width and the focus'],
      bad: <Button disabled>正在保存，请稍候</Button>,
      badSays: ['换字、变宽，旁边的按钮跟着跳', 'New words change the width and move its neighbours'],
    },
  ],
};
