import { VisuallyHidden } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { liveTurnAtom, type ChatStore } from './chatCore.ts';
import { spokenPart } from './model/spoken.ts';

/** Milliseconds between two announcements: a screen reader gets a few sentences, not one after each piece. */
const PAUSE = 1_500;
/** After which the words go again: they were taken when they came. */
const KEPT = 1_000;

/** Says words to a screen reader without a place in the page, in browsers that can. */
interface Notifying {
  ariaNotify?: (words: string) => void;
}

export interface SpokenAnswerProps {
  store: ChatStore;
  /** The newest answer once it is whole: it may be before this part has loaded. */
  whole: string | undefined;
}

/** Tells screen readers an answer as it is written, in whole sentences. It looks at the text, and is not drawn with it. */
export default function SpokenAnswer({ store, whole }: SpokenAnswerProps) {
  const [first] = useState(whole);
  const [words, setWords] = useState('');
  useEffect(() => {
    const page = document as Document & Notifying;
    const say = (said: string) => {
      if (said === '') return;
      if (page.ariaNotify) page.ariaNotify(said);
      else setWords(said);
    };
    let key: string | undefined;
    let answer = '';
    let told = 0;
    const tell = (ended: boolean) => {
      const part = spokenPart(answer, told, ended);
      ({ told } = part);
      say(part.words);
    };
    const look = () => {
      const live = store.get(liveTurnAtom);
      if (!live) {
        // What had arrived when it ended.
        if (key !== undefined) tell(true);
        key = undefined;
        return;
      }
      const { text } = live.turn;
      if (live.key !== key) {
        key = live.key;
        // What stood there before it was written on has been told.
        told = live.goesOn ? text.length : 0;
        answer = '';
      }
      if (live.goesOn && answer === '') told = text.length;
      answer = text;
    };
    look();
    if (first !== undefined && key === undefined) say(spokenPart(first, 0, true).words);
    const stop = store.sub(liveTurnAtom, look);
    const timer = setInterval(() => key !== undefined && tell(false), PAUSE);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [store, first]);
  useEffect(() => {
    const timer = words === '' ? undefined : setTimeout(() => setWords(''), KEPT);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden live="polite">{words}</VisuallyHidden>;
}
