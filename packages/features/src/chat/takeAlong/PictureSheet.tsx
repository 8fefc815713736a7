import { Avatar, Bubble, ThemeScope } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import type { ChatMessage } from '@tinystar/contract';
import { citationsOf } from '../../shared/citations.ts';
import type { ChatAssistant } from '../model/assistant.ts';
import { markdownOf } from '../model/plainAnswer.ts';
import { dayText } from '../timeText.ts';
import { sentWith, sourceText } from './exportConversation.ts';
import { exportCopy } from './exportCopy.ts';
import * as css from './PictureSheet.css.ts';
import { boundTo, type TakenPictures } from './takenPictures.ts';

export interface PictureSheetProps {
  assistant: Pick<ChatAssistant, 'id' | 'name' | 'avatar' | 'brand' | 'bubble'>;
  messages: readonly ChatMessage[];
  /** The pictures of its answers, as far as they could be loaded. */
  pictures?: TakenPictures;
  /** Which of several pictures of one conversation it is, counted from 1. */
  part?: { at: number; of: number };
}

const none: TakenPictures = new Map();

/** Questions, answers and sources as they are passed on in a picture: always in the light theme, and whole. */
export function PictureSheet({ assistant, messages, pictures = none, part }: PictureSheetProps) {
  const { name, avatar } = assistant.brand ?? assistant;
  const last = messages.at(-1);
  return (
    <ThemeScope theme="light">
      <div className={css.sheet} data-picture="">
        <header className={css.head}>
          <Avatar name={name} id={assistant.id} source={avatar} decorative />
          {name}
        </header>
        <div className={css.turns}>
          {messages.map((message) => (
            <PictureTurn key={message.id} assistant={assistant} message={message} pictures={pictures} />
          ))}
        </div>
        <footer className={css.foot}>
          <span>{last ? exportCopy.foot(dayText(last.timestamp, 0)) : null}</span>
          {part && part.of > 1 ? <span>{exportCopy.part(part.at, part.of)}</span> : null}
        </footer>
      </div>
    </ThemeScope>
  );
}

interface PictureTurnProps {
  assistant: PictureSheetProps['assistant'];
  message: ChatMessage;
  pictures: TakenPictures;
}

function PictureTurn({ assistant, message, pictures }: PictureTurnProps) {
  const citations = citationsOf(message.sentenceMap);
  const chips = new Map(citations.map((citation) => [citation.number, { label: sourceText(citation).join('，') }]));
  return (
    <div className={css.turn}>
      <div className={css.question}>
        <Bubble paint={assistant.bubble}>{message.question}</Bubble>
        {sentWith(message).map((line) => (
          <p key={line} className={css.sent}>
            {line}
          </p>
        ))}
      </div>
      <Markdown
        text={markdownOf(message) || exportCopy.noAnswer}
        citations={chips}
        foldAfter={Number.POSITIVE_INFINITY}
      />
      {boundTo(message).map((path, at) => {
        const taken = pictures.get(path);
        return taken ? (
          <img key={path} className={css.picture} src={taken.source} alt={exportCopy.picture(at + 1)} />
        ) : null;
      })}
      {citations.length > 0 ? (
        <ul className={css.sources}>
          {citations.map((citation) => (
            <li key={citation.number} className={css.source}>
              <span className={css.number}>{citation.number}</span>
              <span>{sourceText(citation).join('，')}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
