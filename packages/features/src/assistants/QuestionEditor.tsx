import { Button, Inline, InlineMessage, Stack, TextArea } from '@tinystar/ui';
import { useState } from 'react';
import { formatQuestions, hasOtherLines, parseQuestions } from '../shared/questions.ts';
import { settingsCopy } from './settingsCopy.ts';
import { addTab, moveTab, removeTab, renameTab, type QuestionTabs } from './questionEdits.ts';
import * as css from './QuestionEditor.css.ts';
import { QuestionRows } from './QuestionRows.tsx';
import { QuestionTabList } from './QuestionTabList.tsx';

export interface QuestionEditorProps {
  /** The text form: `#tab#` and `##question##` lines. */
  value: string;
  onChange: (value: string) => void;
}

const words = settingsCopy.questionEditor;

/** The question guide as tabs and rows, or as its text; both show the same value. */
export function QuestionEditor({ value, onChange }: QuestionEditorProps) {
  const [asText, setAsText] = useState(() => hasOtherLines(value));
  // Rows may be blank while one types; the text has no place for those, so the rows are kept beside it.
  const [kept, setKept] = useState<QuestionTabs>(() => parseQuestions(value));
  const [chosen, setChosen] = useState(0);
  const tabs = formatQuestions(kept) === value ? kept : parseQuestions(value);
  const at = Math.min(chosen, Math.max(0, tabs.length - 1));

  const put = (next: QuestionTabs) => {
    setKept(next);
    onChange(formatQuestions(next));
  };

  if (asText) {
    return (
      <Stack gap={8}>
        <TextArea label={words.text} rows={5} value={value} onChange={onChange} />
        {hasOtherLines(value) ? <InlineMessage tone="warning">{words.otherLines}</InlineMessage> : null}
        <Inline justify="end">
          <Button size="sm" emphasis="quiet" onPress={() => setAsText(false)}>
            {words.asRows}
          </Button>
        </Inline>
      </Stack>
    );
  }

  return (
    <div className={css.editor} role="group" aria-label={words.label}>
      <div className={css.head}>
        <QuestionTabList
          tabs={tabs}
          chosen={at}
          onChoose={setChosen}
          onAdd={() => {
            put(addTab(tabs, words.newTab));
            setChosen(tabs.length);
          }}
          onRename={(name) => put(renameTab(tabs, at, name))}
          onMove={(to) => {
            const next = moveTab(tabs, at, to);
            if (next[to]?.title !== tabs[at]?.title) return;
            put(next);
            setChosen(to);
          }}
          onRemove={() => put(removeTab(tabs, at))}
        />
        <Button size="sm" emphasis="quiet" onPress={() => setAsText(true)}>
          {words.asText}
        </Button>
      </div>
      {tabs[at] ? <QuestionRows key={at} tabs={tabs} tab={at} onChange={put} /> : null}
    </div>
  );
}
