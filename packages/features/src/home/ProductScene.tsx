import { Avatar, Bubble, Icon } from '@tinystar/ui';
import { ArrowUp, Copy, FileText, RefreshCw, ThumbsDown, ThumbsUp, X, ZoomIn } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import * as css from './ProductScene.css.ts';

const { scene } = copy.index;

type Part = string | { strong: string } | { cite: number; on?: boolean };

/** The product itself as a picture: an answer with its sources, and the page one of them leads to. */
export function ProductScene() {
  return (
    <figure className={css.scene} role="img" aria-label={scene.label}>
      <span className={css.chat}>
        <span className={css.head}>
          <Avatar name={scene.assistant} ring decorative />
          <span className={css.grow}>{scene.assistant}</span>
          <span className={css.quiet}>
            <Icon of={RefreshCw} size="sm" />
          </span>
        </span>
        <Bubble>{scene.question}</Bubble>
        <span className={css.answer}>
          {scene.answer.map((parts, at) => (
            <span key={at}>
              {(parts as readonly Part[]).map((part, index) => (
                <AnswerPart key={index} part={part} />
              ))}
            </span>
          ))}
        </span>
        <span className={css.row}>
          {scene.sources.map(({ number, file, place }) => (
            <span key={number} className={number === 1 ? css.chipOn : css.chip}>
              <span className={css.number}>{number}</span>
              {file}
              <span className={css.place}>{place}</span>
            </span>
          ))}
        </span>
        <span className={css.quiet}>
          {[Copy, RefreshCw, ThumbsUp, ThumbsDown].map((icon, at) => (
            <Icon key={at} of={icon} size="sm" />
          ))}
        </span>
        <span className={css.onWide}>
          <span className={css.row}>
            {scene.similar.map((question) => (
              <span key={question} className={css.question}>
                {question}
              </span>
            ))}
          </span>
          <span className={css.composer}>
            <span className={css.grow}>{scene.ask}</span>
            <span className={css.send}>
              <Icon of={ArrowUp} />
            </span>
          </span>
        </span>
      </span>
      <span className={css.reader}>
        <span className={css.readerHead}>
          <Icon of={FileText} size="sm" />
          <span className={css.grow}>{scene.paper.file}</span>
          <span className={css.pageNumber}>{scene.paper.place}</span>
          <span className={css.quiet}>
            <Icon of={ZoomIn} size="sm" />
            <Icon of={X} size="sm" />
          </span>
        </span>
        <span className={css.desk}>
          <Paper />
        </span>
      </span>
    </figure>
  );
}

function AnswerPart({ part }: { part: Part }) {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong className={css.strong}>{part.strong}</strong>;
  return <span className={part.on ? css.pillOn : css.pill}>{part.cite}</span>;
}

function Paper() {
  const { paper } = scene;
  return (
    <span className={css.paper}>
      <span className={css.paperHead}>
        {paper.head.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </span>
      <span className={css.paperTitle}>{paper.title}</span>
      <span className={css.paperMore}>{paper.before}</span>
      <span className={css.cited}>
        <span className={`${css.pillOn} ${css.badge}`}>1</span>
        {paper.cited}
      </span>
      <span className={css.paperMore}>{paper.after}</span>
      <span className={css.table}>
        {paper.table.flatMap((cells, line) =>
          cells.map((words) => (
            <span key={`${line}${words}`} className={line === 0 ? `${css.cell} ${css.cellHead}` : css.cell}>
              {words}
            </span>
          )),
        )}
      </span>
    </span>
  );
}
