import { Text } from '../Text/Text.tsx';

/** A message of the stories and tests. */
export interface StoryMessage {
  readonly id: string;
  readonly from: 'user' | 'assistant' | 'divider';
  readonly text: string;
}

const ASKED = [
  '接地线要用多大的线径？',
  'HY-110K直流侧接线前要做哪些检查？线缆和端子压接有什么要求？',
  '告警码2011怎么处理？',
];
const SAID = '断开直流开关与交流断路器，等待至少10分钟，待母线电容放电完毕，再逐串测量开路电压。';

/** `count` messages with ids m0, m1 … from `first` on; answers are one to four sentences, times `length`. */
export function conversation(count: number, length = 1, first = 0): StoryMessage[] {
  return Array.from({ length: count }, (_, k) => {
    const i = first + k;
    const assistant = Math.abs(i) % 2 === 1;
    const text = assistant ? SAID.repeat((1 + (Math.abs(i) % 4)) * length) : (ASKED[Math.abs(i) % ASKED.length] ?? '');
    return { id: `m${i}`, from: assistant ? 'assistant' : 'user', text: `${i + 1}. ${text}` };
  });
}

export const itemKey = (message: StoryMessage): string => message.id;

/** One message as the stories show it. */
export function Message({ item }: { item: StoryMessage }) {
  if (item.from === 'divider')
    return (
      <div style={{ display: 'grid', justifyItems: 'center', padding: '0.75rem 1rem' }}>
        <Text size="caption" tone="tertiary">
          {item.text}
        </Text>
      </div>
    );
  return (
    <div data-id={item.id} style={{ padding: '0.75rem 1rem', textAlign: item.from === 'user' ? 'end' : 'start' }}>
      {item.text}
    </div>
  );
}
