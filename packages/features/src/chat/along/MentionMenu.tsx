import type { MentionedDocument } from '@tinystar/contract';
import { ComposerMenu, type ComposerMenuHandle, type ComposerMenuState } from '@tinystar/ui';
import { FileText } from '@tinystar/ui/icons';
import { useEffect, useState, type RefObject } from 'react';
import { useChat } from '../chatContext.ts';
import { alongCopy } from './copy.ts';

/** Typing pauses this long before documents are looked for, in milliseconds. */
const PAUSE = 150;

export interface MentionMenuProps {
  /** What stands behind the sign. */
  text: string;
  draft: string;
  keys: RefObject<ComposerMenuHandle | null>;
  onState: (state: ComposerMenuState | undefined) => void;
}

/** Documents that the question may keep to, above the box while one writes behind an @. */
export default function MentionMenu({ text, draft, keys, onState }: MentionMenuProps) {
  const { actions } = useChat();
  const { along } = actions;
  const [found, setFound] = useState<readonly MentionedDocument[]>([]);
  useEffect(() => {
    let left = false;
    const timer = setTimeout(async () => {
      const rows = await along?.()
        .then(({ mentionable }) => mentionable(text))
        // Without a connection there is nothing to choose; the text stays as it is.
        .catch(() => []);
      if (!left && rows) setFound(rows);
    }, PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [along, text]);
  const choose = (id: string) => {
    const document = found.find((each) => each.id === id);
    if (!document) return;
    // The sign and what is behind it become a card.
    actions.type(draft.slice(0, draft.length - text.length - 1));
    void along?.().then(({ mention }) => mention(document));
  };
  return (
    <ComposerMenu
      key={text}
      ref={keys}
      label={alongCopy.documents}
      choices={found.map(({ id, name }) => ({ id, label: name, icon: FileText }))}
      onChoose={choose}
      onState={onState}
    />
  );
}
