import type { DecidedEdit } from '@tinystar/contract';
import { Button, Heading, Inline, Text } from '@tinystar/ui';
import { useState } from 'react';
import { momentText } from '../../shared/moment.ts';
import { copy } from './copy.ts';
import * as css from './DecidedEdits.css.ts';
import { actOf } from './model/actOf.ts';
import { beginning } from './model/targets.ts';

export interface DecidedEditsProps {
  /** The last one first. */
  decided: readonly DecidedEdit[];
  now: number;
  pending: boolean;
  onTakeBack: (edit: DecidedEdit) => void;
}

/** So many are shown until earlier ones are asked for. */
const SOON = 5;

/** What was decided lately about edits that waited, by whom and when, and the way back. */
export function DecidedEdits({ decided, now, pending, onTakeBack }: DecidedEditsProps) {
  const [all, setAll] = useState(false);
  if (decided.length === 0) return null;
  const shown = all ? decided : decided.slice(0, SOON);
  return (
    <section className={css.list} aria-label={copy.decided.title}>
      <Heading level={2} size="label">
        {copy.decided.title}
      </Heading>
      <ul className={css.rows}>
        {shown.map((edit) => (
          <Decided key={edit.id} edit={edit} now={now} pending={pending} onTakeBack={() => onTakeBack(edit)} />
        ))}
      </ul>
      {shown.length < decided.length ? (
        <Inline>
          <Button size="sm" emphasis="quiet" onPress={() => setAll(true)}>
            {copy.decided.earlier(decided.length - shown.length)}
          </Button>
        </Inline>
      ) : null}
    </section>
  );
}

interface DecidedProps extends Pick<DecidedEditsProps, 'now' | 'pending'> {
  edit: DecidedEdit;
  onTakeBack: () => void;
}

function Decided({ edit, now, pending, onTakeBack }: DecidedProps) {
  const { decision, by, at, holds, read, mine } = edit;
  const act = copy.acts[actOf(edit)](mine.length, read.length);
  const [about] = mine.length > 0 ? mine : read;
  const words = about ? beginning(about.block) : '';
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Text as="p">
          {act}
          {words ? `：${words}` : null}
        </Text>
        <Text as="p" size="caption" tone="secondary">
          {[copy.decided[decision], by, momentText(at, now), holds ? copy.decided.holds[holds] : '']
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {holds ? null : (
        <Button
          size="sm"
          aria-label={copy.decided.takeBackOf(`${act} ${words}`)}
          disabled={pending}
          onPress={onTakeBack}
        >
          {copy.decided.takeBack}
        </Button>
      )}
    </li>
  );
}
