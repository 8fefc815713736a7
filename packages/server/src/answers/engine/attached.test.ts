import { expect, it } from 'vitest';
import { answer, type AnswerInput } from './answer.ts';
import { fittingIn } from './attached.ts';
import { collect, found, hit, settings } from './fixtures.ts';
import type { ModelMessage } from './model.ts';

const pages = Array.from({ length: 6 }, (_, at) =>
  hit(at + 1, [`第${at + 1}段${'字'.repeat(300)}`], { kind: 'attachment', name: '合同.pdf', title: '合同.pdf' }),
);

it('all of what was sent along is read where there is room, else what was found and the beginning, in reading order', () => {
  expect(fittingIn(100_000, pages, [])).toEqual(pages);
  const few = fittingIn(1_000, pages, [pages[4]!]);
  expect(few[0]).toBe(pages[0]);
  expect(few.at(-1)).toBe(pages[4]);
  expect(few.length).toBeLessThan(pages.length);
  expect(fittingIn(10, pages, [])).toEqual([]);
});

function asked(more: Partial<AnswerInput>) {
  const prompts: (readonly ModelMessage[])[] = [];
  const input: AnswerInput = {
    question: '总结一下',
    history: [],
    settings: { ...settings, showReference: { doc: false, qa: false, attachment: true } },
    search: () => Promise.resolve(found([], [], 0)),
    model: {
      async *complete(messages) {
        prompts.push(messages);
        yield '一共六段[1]。';
      },
      async *askShortly() {
        yield '';
      },
      name: 'test-1',
      window: 16_000,
    },
    signal: new AbortController().signal,
    ...more,
  };
  return { prompts, parts: answer(input) };
}

it('a model is asked although the knowledge holds nothing, and its own file is cited where references are hidden', async () => {
  const { prompts, parts } = asked({ attached: pages, attachedNames: ['合同.pdf'] });
  const { text, sentenceMap } = await collect(parts);
  expect(text).toBe('一共六段[1]。');
  expect(sentenceMap['1']?.reference[0]).toMatchObject({ type: 'attachment', doc_name: '合同.pdf' });
  expect(prompts[0]![0]!.content).toContain('附件：');
});

it('pictures go with the last message alone, and count in the room', async () => {
  const { prompts, parts } = asked({ pictures: ['data:image/png;base64,AA=='], attachedNames: ['图.png'] });
  await collect(parts);
  expect(prompts[0]!.map(({ pictures }) => pictures?.length ?? 0)).toEqual([0, 1]);
});
