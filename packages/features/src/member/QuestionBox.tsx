import type { UsableAssistant } from '@tinystar/contract';
import { AvatarGroup, Button, Composer, Menu, type ComposerHandle } from '@tinystar/ui';
import { ChevronDown } from '@tinystar/ui/icons';
import { useEffect, useRef } from 'react';
import { priceText } from '../shared/price.ts';
import { copy } from './copy.ts';
import * as css from './QuestionBox.css.ts';

export interface QuestionBoxProps {
  /** Who may answer, the most used first. */
  assistants: readonly UsableAssistant[];
  question: string;
  /** Id of the one that answers; none leaves the choice to the server. */
  chosen: string | undefined;
  /** The choice or the way to the chat is under way. */
  pending: boolean;
  /** There is nobody to ask. */
  nobody: boolean;
  /** Takes the focus on arrival; phones leave it, because their keyboard would cover the page. */
  focused: boolean;
  onChange: (question: string) => void;
  onChoose: (id: string | undefined) => void;
  onAsk: (question: string) => void;
  onBlank: () => void;
}

/** One box over all assistants one may talk to: the most suitable answers, or the one chosen here. */
export function QuestionBox(props: QuestionBoxProps) {
  const { assistants, question, pending, nobody, focused, onChange, onAsk, onBlank } = props;
  const box = useRef<ComposerHandle>(null);
  useEffect(() => {
    // Whoever has opened something while the page came stays in it.
    const inside = document.activeElement?.closest('[role="dialog"], [role="menu"]');
    if (focused && !inside) box.current?.focus();
  }, [focused]);
  return (
    <Composer
      ref={box}
      label={copy.ask}
      value={question}
      placeholder={copy.placeholder(assistants[0]?.questions[0]?.replace(/[？?]$/, '') ?? '')}
      phase={pending || nobody ? 'disabled' : 'idle'}
      quickLinks={<Picker {...props} />}
      onChange={onChange}
      onSend={onAsk}
      onBlank={onBlank}
    />
  );
}

function Picker({ assistants, chosen, onChoose }: QuestionBoxProps) {
  const one = assistants.find(({ id }) => id === chosen);
  const faces = one ? [one] : assistants.slice(0, 3);
  const label = one?.name ?? copy.all;
  return (
    <span className={css.picker}>
      <AvatarGroup
        size="xs"
        label={copy.pickTitle}
        people={faces.map(({ id, name, avatar }) => ({ id, name, source: avatar }))}
      />
      <Menu
        align="start"
        trigger={
          <Button size="sm" emphasis="quiet" trailingIcon={ChevronDown} aria-label={copy.pick(label)}>
            {label}
          </Button>
        }
        groups={[
          {
            title: copy.pickTitle,
            items: [
              { id: 'all', label: copy.all, checked: one === undefined, onSelect: () => onChoose(undefined) },
              ...assistants.map(({ id, name, price }) => ({
                id,
                label: [name, priceText(price)].filter(Boolean).join(' · '),
                checked: id === chosen,
                onSelect: () => onChoose(id),
              })),
            ],
          },
        ]}
      />
      {one ? null : <span className={css.hint}>{copy.pickHint}</span>}
    </span>
  );
}
