import type { ChosenAssistant } from '@tinystar/contract';
import { Avatar, Card, Stack, Text } from '@tinystar/ui';
import { priceText } from '../shared/price.ts';
import { copy } from './copy.ts';
import * as css from './UnsureChoice.css.ts';

export interface UnsureChoiceProps {
  assistants: readonly ChosenAssistant[];
  pending: boolean;
  onPick: (assistant: ChosenAssistant) => void;
}

/** Nobody is likely to know: the person says who shall try, because a try may cost coins. */
export function UnsureChoice({ assistants, pending, onPick }: UnsureChoiceProps) {
  return (
    <div role="status">
      <Card ground="sunken">
        <Stack gap={12}>
          <Text>{copy.unsure}</Text>
          <div className={css.choices}>
            {assistants.map((assistant) => (
              <button
                key={assistant.id}
                type="button"
                className={css.choice}
                disabled={pending}
                onClick={() => onPick(assistant)}
              >
                <Avatar size="xs" id={assistant.id} name={assistant.name} source={assistant.avatar} decorative />
                {copy.answerWith(assistant.name)}
                <span className={css.price}>{priceText(assistant.price)}</span>
              </button>
            ))}
          </div>
        </Stack>
      </Card>
    </div>
  );
}
