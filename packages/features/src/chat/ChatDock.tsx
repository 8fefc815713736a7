import {
  Composer,
  IconButton,
  QuestionBar,
  QuickLink,
  Text,
  type ComposerHandle,
  type ComposerMenuHandle,
  type ComposerMenuState,
} from '@tinystar/ui';
import { Headphones, Lightbulb, Paperclip } from '@tinystar/ui/icons';
import { lazy, Suspense, useMemo, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import { useAtomValue } from 'jotai';
import { hasKeyboard } from '../shared/hasKeyboard.ts';
import { alongAtom } from './along/along.ts';
import { useChat } from './chatContext.ts';
import type { ChatState } from './chatCore.ts';
import * as css from './ChatDock.css.ts';
import { column } from './ChatView.css.ts';
import { commandIn, mentionIn } from './commands.ts';
import { chatCopy } from './copy.ts';

// For the people of enterprises with voice only.
const VoiceTool = lazy(() => import('./voice/VoiceTool.tsx'));
const VoiceBox = lazy(() => import('./voice/VoiceBox.tsx'));
const CommandMenu = lazy(() => import('./CommandMenu.tsx'));
const MentionMenu = lazy(() => import('./along/MentionMenu.tsx'));
const AlongBar = lazy(() => import('./along/AlongBar.tsx'));

export interface ChatDockProps {
  variant: 'page' | 'pane' | 'embed';
  composer: RefObject<ComposerHandle | null>;
  draft: string;
  answering: boolean;
  /** How far the conversation is loaded: a question can be written and sent before it stands. */
  load: ChatState['load'];
  /** Ready-made questions stand here only when the welcome does not show them. */
  asks: boolean;
  /** Takes pasted files. */
  attach: (files: readonly File[]) => void;
  /** What a question will cost the one who asks; may be empty. */
  cost: string;
}

/** The question bar and the box at the foot. */
export function ChatDock({ variant, composer, draft, answering, load, asks, attach, cost }: ChatDockProps) {
  const { assistant, actions, store, openDialog, consult } = useChat();
  const { voice, along } = actions;
  const ready = load === 'ready';
  const { held, mentions } = useAtomValue(alongAtom, { store });
  const [speaking, setSpeaking] = useState(false);
  const keys = useRef<ComposerMenuHandle>(null);
  const [menu, setMenu] = useState<ComposerMenuState>();
  const command = answering ? undefined : commandIn(draft);
  const mention = answering || command !== undefined || !assistant.mentions || !along ? undefined : mentionIn(draft);
  const sign = useMemo(() => voice && (() => voice('asr')), [voice]);
  // Spreadsheets and word processors put a picture beside their text: the text is meant.
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    attach(files);
  };
  const say = (question: string) => {
    setSpeaking(false);
    actions.send(question);
  };
  const idle = variant === 'page' && hasKeyboard() ? chatCopy.placeholder : chatCopy.placeholderShort;
  const quickLinks =
    variant === 'pane' ? (
      <span className={css.note}>
        <Text size="caption" tone="tertiary">
          {chatCopy.trialNote}
        </Text>
      </span>
    ) : answering ? (
      <span className={css.note}>
        <Text size="caption" tone="tertiary">
          {hasKeyboard() ? chatCopy.escHint : null}
        </Text>
      </span>
    ) : (
      <>
        <QuickLink icon={Headphones} onPress={consult}>
          {chatCopy.consult}
        </QuickLink>
        <QuickLink icon={Lightbulb} onPress={() => openDialog('tips')}>
          {chatCopy.tips}
        </QuickLink>
      </>
    );
  return (
    <footer className={css.dock}>
      <div className={column}>
        {asks && assistant.tabs.length > 0 ? (
          <div className={css.questions}>
            <QuestionBar groups={assistant.tabs} onAsk={actions.send} />
          </div>
        ) : null}
        {sign && speaking ? (
          <Suspense fallback={null}>
            <VoiceBox sign={sign} onSend={say} onClose={() => setSpeaking(false)} />
          </Suspense>
        ) : null}
        <div className={css.box} onPaste={paste}>
          {command === undefined ? null : (
            <Suspense fallback={null}>
              <CommandMenu text={command} keys={keys} onState={setMenu} />
            </Suspense>
          )}
          {mention === undefined ? null : (
            <Suspense fallback={null}>
              <MentionMenu text={mention} draft={draft} keys={keys} onState={setMenu} />
            </Suspense>
          )}
          <Composer
            ref={composer}
            value={draft}
            menu={menu}
            onKey={(event) => keys.current?.onKey(event) ?? false}
            onChange={actions.type}
            onSend={actions.send}
            onBlank={() => actions.send(draft)}
            onStop={actions.stop}
            phase={answering ? 'answering' : load === 'failed' ? 'disabled' : 'idle'}
            placeholder={answering ? chatCopy.placeholderBusy : idle}
            quickLinks={quickLinks}
            attachments={
              held.length + mentions.length > 0 ? (
                <Suspense fallback={null}>
                  <AlongBar />
                </Suspense>
              ) : undefined
            }
            tools={
              <>
                {assistant.attaches && along ? (
                  <IconButton
                    icon={Paperclip}
                    label={chatCopy.attach}
                    disabled={!ready}
                    onPress={() => void along().then(({ choose }) => choose())}
                  />
                ) : null}
                {sign ? (
                  <Suspense fallback={null}>
                    <VoiceTool
                      answering={answering}
                      active={speaking}
                      disabled={!ready}
                      onStart={() => setSpeaking(!speaking)}
                    />
                  </Suspense>
                ) : null}
              </>
            }
          />
        </div>
        {cost ? (
          <div className={css.cost}>
            <Text size="caption" tone="tertiary">
              {cost}
            </Text>
          </div>
        ) : null}
      </div>
    </footer>
  );
}
