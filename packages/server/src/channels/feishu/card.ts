import type { Thumb } from '@tinystar/contract';

/** The answer that a card's thumbs rate, and how it is rated so far. */
export interface Rating {
  messageId: string;
  thumb: Thumb;
}

const thumbs = [
  ['up', '👍 有帮助'],
  ['down', '👎 没帮助'],
] as const;

/** The card of an answer. Its asker rates it by the thumbs below; who presses one again takes it back. */
export const cardOf = (markdown: string, rating?: Rating): object => ({
  schema: '2.0',
  config: { update_multi: true },
  body: {
    elements: [
      { tag: 'markdown', content: markdown },
      ...(rating
        ? [
            {
              tag: 'column_set',
              horizontal_spacing: '8px',
              columns: thumbs.map(([thumb, words]) => ({
                tag: 'column',
                width: 'auto',
                elements: [
                  {
                    tag: 'button',
                    size: 'small',
                    type: rating.thumb === thumb ? 'primary' : 'default',
                    text: { tag: 'plain_text', content: words },
                    behaviors: [
                      {
                        type: 'callback',
                        value: { rates: rating.messageId, thumb: rating.thumb === thumb ? 'none' : thumb },
                      },
                    ],
                  },
                ],
              })),
            },
          ]
        : []),
    ],
  },
});
