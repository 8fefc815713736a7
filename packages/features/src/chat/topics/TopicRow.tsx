import type { Topic } from '@tinystar/contract';
import { IconButton, Menu, Text, TextInput } from '@tinystar/ui';
import { Check, Ellipsis, Pencil, Trash, X } from '@tinystar/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { clockText } from '../../shared/moment.ts';
import { dayText } from '../timeText.ts';
import { topicsCopy as copy } from './copy.ts';
import type { TopicsViewProps } from './TopicsView.tsx';
import * as css from './TopicsView.css.ts';

/** A conversation of one's own: opened, renamed in its place, pinned, deleted. */
export function TopicRow({
  topic,
  current,
  now,
  onPick,
  onRename,
  onPin,
  onRemove,
}: TopicsViewProps & { topic: Topic }) {
  /** It ends with the change of the row that it was typed over. */
  const [typed, setTyped] = useState<{ name: string; over: number }>();
  const name = topic.name || copy.create;
  const isCurrent = topic.id === current;
  if (typed?.over === topic.updatedAt) {
    const save = () => onRename(topic, typed.name.trim());
    return (
      <li className={css.item({ current: isCurrent })}>
        <NameBox
          name={typed.name}
          onChange={(text) => setTyped({ ...typed, name: text })}
          onSave={save}
          onCancel={() => setTyped(undefined)}
        />
      </li>
    );
  }
  return (
    <li className={css.item({ current: isCurrent })} aria-current={isCurrent || undefined}>
      <button type="button" className={css.pick} onClick={() => onPick(topic)}>
        <Text lines={1} title={name} weight={isCurrent ? 'strong' : 'regular'}>
          {name}
        </Text>
      </button>
      <Text size="caption" tone="tertiary" numeric>
        {topic.pinned ? dayText(topic.lastTime, now) : clockText(topic.lastTime)}
      </Text>
      <span className={css.end}>
        <Menu
          trigger={<IconButton icon={Ellipsis} label={copy.more(name)} size="sm" />}
          groups={[
            [
              {
                id: 'rename',
                label: copy.rename,
                icon: Pencil,
                onSelect: () => setTyped({ name: topic.name, over: topic.updatedAt }),
              },
              { id: 'pin', label: topic.pinned ? copy.unpin : copy.pin, onSelect: () => onPin(topic) },
            ],
            [{ id: 'remove', label: copy.remove, icon: Trash, tone: 'danger', onSelect: () => onRemove(topic) }],
          ]}
        />
      </span>
    </li>
  );
}

interface NameBoxProps {
  name: string;
  onChange: (name: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The name while it is changed. */
function NameBox({ name, onChange, onSave, onCancel }: NameBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // After the menu that opened it has given the focus back.
  useEffect(() => {
    const later = setTimeout(() => input.current?.focus());
    return () => clearTimeout(later);
  }, []);
  return (
    <div className={css.rename}>
      <TextInput ref={input} value={name} onChange={onChange} onEnter={onSave} label={copy.name} limit={60} strict />
      <IconButton icon={Check} label={copy.save} size="sm" onPress={onSave} />
      <IconButton icon={X} label={copy.cancel} size="sm" onPress={onCancel} />
    </div>
  );
}
