import { Composer, QuestionBar, QuickLink, Text, type ComposerHandle } from '@tinystar/ui';
import { Headphones, Lightbulb } from '@tinystar/ui/icons';
import { lazy, Suspense, useMemo, useState, type RefObject } from 'react';
import { useChat } from './chatContext.ts';
import * as css from './ChatDock.css.ts';
import { column } from './ChatView.css.ts';
import { chatCopy } from './copy.ts';

// For the people of enterprises with voice only.
const VoiceTool = lazy(() => import('./voice/VoiceTool.tsx'));
const VoiceBox = lazy(() => import('./voice/VoiceBox.tsx'));

export interface ChatDockProps {
  variant: 'page' | 'pane' | 'embed';
  composer: RefObject<ComposerHandle | null>;
  draft: string;
  answering: boolean;
  ready: boolean;
  /** Ready-made questions stand here only when the welcome does not show them. */
  asks: boolean;
  /** What a question will cost the one who asks; may be empty. */
  cost: string;
}

/** The question bar and the box at the foot. */
export function ChatDock({ variant, composer, draft, answering, ready, asks, cost }: ChatDockProps) {
  const { assistant, actions, openDialog, consult } = useChat();
  const { voice } = actions;
  const [speaking, setSpeaking] = useState(false);
  const sign = useMemo(() => voice && (() => voice('asr')), [voice]);
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
          {chatCopy.escHint}
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
        <Composer
          ref={composer}
          value={draft}
          onChange={actions.type}
          onSend={actions.send}
          onBlank={() => actions.send(draft)}
          onStop={actions.stop}
          phase={answering ? 'answering' : ready ? 'idle' : 'disabled'}
          placeholder={answering ? chatCopy.placeholderBusy : idle}
          quickLinks={quickLinks}
          tools={
            sign ? (
              <Suspense fallback={null}>
                <VoiceTool
                  answering={answering}
                  active={speaking}
                  disabled={!ready}
                  onStart={() => setSpeaking(!speaking)}
                />
              </Suspense>
            ) : undefined
          }
        />
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

/** Whether the placeholder names keys: there is a keyboard, and space for the words. */
const hasKeyboard = () => matchMedia(css.keyboardQuery).matches;
