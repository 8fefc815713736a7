import { pagePicturePath, type ChatMessage } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { conversationMarkdown, conversationPieces, fileNameOf, wholeConversation } from './exportConversation.ts';
import { sentAlong } from '../../shared/fixtures.ts';
import { clearMarker, id, message, reference } from '../fixtures.ts';

const at = (index: number, more: Partial<ChatMessage> = {}) =>
  message('1', { id: String(index).padStart(32, '0'), timestamp: Date.UTC(2026, 2, 18, 6, index), ...more });

test('a conversation is read to its start, page by page, in its order', async () => {
  const said = Array.from({ length: 45 }, (_, index) => at(index));
  const asked: (number | undefined)[] = [];
  const history = (before = Number.POSITIVE_INFINITY) => {
    asked.push(before);
    return Promise.resolve(said.filter(({ timestamp }) => timestamp < before).slice(-20));
  };
  expect((await wholeConversation(history)).map((each) => each.id)).toEqual(said.map((each) => each.id));
  expect(asked).toHaveLength(4);
});

test('a server that repeats itself does not keep the export going', async () => {
  expect(await wholeConversation(() => Promise.resolve([at(1)]))).toHaveLength(1);
});

test('questions, answers and sources stand in one document; what was cleared is said', () => {
  const pieces = conversationPieces(
    '恒曜',
    [
      at(1, {
        question: '多久\n换一次？',
        ...sentAlong,
        answer: '半年[1]，见[2]，附件[3]。',
        sentenceMap: {
          '1': { reference: [reference(1, 3, '手册.pdf'), reference(1, 2, '手册.pdf')], reference_filtered: [] },
          '2': {
            reference: [reference(2, 1, '', { type: 'qa', question: '多久换？', doc_id: id('f'), locations: [] })],
            reference_filtered: [],
          },
          '3': {
            reference: [reference(3, 2, '验收报告.pdf', { type: 'attachment', doc_id: id('f') })],
            reference_filtered: [],
          },
        },
      }),
      clearMarker('c', Date.UTC(2026, 2, 18, 6, 2)),
      at(3, { question: '*', answer: '**原样**', answerContentType: 'plainText', sentenceMap: {} }),
      at(4, { msgType: 'advertisement', question: '', data: { type: 'text', content: '打折' } }),
    ],
    Date.UTC(2026, 2, 18, 7),
  );
  expect(conversationMarkdown(pieces)).toBe(`# 与恒曜的对话

导出时间：2026年3月18日 15:00

## 多久 换一次？

2026年3月18日 14:01

随问题发送：接线图.png、验收报告.pdf

只在这些文档中查找：HY-110K安装手册_V2.3.pdf

半年[1]，见[2]，附件[3]。

参考来源：

- [1] 手册.pdf，第2、3页
- [2] 多久换？，问答库
- [3] 验收报告.pdf，附件，第2页

---

（以上对话已清除）

## *

2026年3月18日 14:03

\\*\\*原样\\*\\*
`);
});

test('a picture on a page is named by its place, for nobody else may open it', () => {
  const path = pagePicturePath({ fileId: id('d'), page: 7, box: { left: 1, top: 2, right: 3, bottom: 4 } });
  const cited = { reference: [reference(1, 3, '手册.pdf', { image_paths: [path] })], reference_filtered: [] };
  const said = at(1, { question: '怎么接线？', answer: '见图[1]。', sentenceMap: { '1': cited } });
  const text = conversationMarkdown(conversationPieces('恒曜', [said], Date.UTC(2026, 2, 18, 7)));
  expect(text).toContain('见图[1]。\n\n原文图片1：手册.pdf，第7页\n\n参考来源：\n\n- [1] 手册.pdf，第3页');
});

test('any name makes a file name', () => expect(fileNameOf('A/B:C', '.md')).toBe('与A B C的对话.md'));
