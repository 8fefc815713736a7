import type { ChosenAssistant } from '@tinystar/contract';
import { Button, Menu } from '@tinystar/ui';
import { ChevronDown } from '@tinystar/ui/icons';
import { priceText } from '../shared/price.ts';
import { copy } from './copy.ts';

export interface AnswerersBarProps {
  /** Who else could have answered, best first. */
  others: readonly ChosenAssistant[];
  onPick: (assistant: ChosenAssistant) => void;
}

/** In the head of a chat whose assistant was chosen for a question: asks the question of another one instead. */
export function AnswerersBar({ others, onPick }: AnswerersBarProps) {
  return (
    <Menu
      trigger={
        <Button size="sm" emphasis="quiet" trailingIcon={ChevronDown}>
          {copy.askAnother}
        </Button>
      }
      groups={[
        {
          title: copy.chosenFor,
          items: others.map((assistant) => ({
            id: assistant.id,
            label: [assistant.name, priceText(assistant.price)].filter(Boolean).join(' · '),
            onSelect: () => onPick(assistant),
          })),
        },
      ]}
    />
  );
}
