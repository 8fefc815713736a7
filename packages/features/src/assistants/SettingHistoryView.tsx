import type { ReplyOption, SettingChange } from '@tinystar/contract';
import { Button, Card, Empty, Grow, Inline, Stack, Text } from '@tinystar/ui';
import { RotateCcw } from '@tinystar/ui/icons';
import { momentText } from '../shared/moment.ts';
import { PagedList } from '../shared/PagedList.tsx';
import type { Remote } from '../shared/remote.ts';
import { lateCopy } from './lateCopy.ts';
import * as css from './SettingHistoryView.css.ts';
import { settingLabels, settingText } from './settingText.ts';

export interface SettingHistoryViewProps {
  changes: Remote<{ rows: readonly SettingChange[]; count: number }>;
  tones: readonly ReplyOption[];
  /** In ms since the epoch. */
  now: number;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  onRestore: (change: SettingChange) => void;
}

const words = lateCopy.history;

/** Who changed which settings of an assistant, before and after, and the way back. */
export function SettingHistoryView({ changes, tones, now, page, onPage, onRetry, onRestore }: SettingHistoryViewProps) {
  return (
    <div className={css.page}>
      <div className={css.body}>
        <Stack gap={24}>
          <Text tone="secondary">{words.text}</Text>
          <PagedList
            list={changes}
            label={words.list}
            failed={words.failed}
            empty={
              <Empty kind="first" title={words.empty.title}>
                {words.empty.text}
              </Empty>
            }
            page={page}
            onPage={onPage}
            onRetry={onRetry}
            rowHeight={8}
          >
            {(change) => (
              <li key={change.id} className={css.change}>
                <Change change={change} tones={tones} now={now} onRestore={onRestore} />
              </li>
            )}
          </PagedList>
        </Stack>
      </div>
    </div>
  );
}

interface ChangeProps extends Pick<SettingHistoryViewProps, 'tones' | 'now' | 'onRestore'> {
  change: SettingChange;
}

function Change({ change, tones, now, onRestore }: ChangeProps) {
  return (
    <Stack gap={12}>
      <Inline>
        <Grow>
          <Inline>
            <Text size="label">{change.userName || words.someone}</Text>
            <Text as="time" size="caption" tone="secondary" numeric>
              {momentText(change.time, now)}
            </Text>
          </Inline>
        </Grow>
        <Button
          size="sm"
          emphasis="quiet"
          icon={RotateCcw}
          aria-label={words.restoreOf(change.fields.map(({ field }) => settingLabels[field]).join('、'))}
          onPress={() => onRestore(change)}
        >
          {words.restore}
        </Button>
      </Inline>
      {change.fields.map(({ field, before, after }) => (
        <Card key={field} padding="sm">
          <Stack gap={8}>
            <Text size="label">{settingLabels[field]}</Text>
            <div className={css.compared}>
              <Value title={words.before} text={settingText(field, before, tones)} />
              <Value title={words.after} text={settingText(field, after, tones)} />
            </div>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Value({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap={4}>
      <Text size="caption" tone="tertiary">
        {title}
      </Text>
      <div className={css.value}>
        <Text tone={text === '' ? 'tertiary' : 'primary'}>{text === '' ? words.nothing : text}</Text>
      </div>
    </Stack>
  );
}
