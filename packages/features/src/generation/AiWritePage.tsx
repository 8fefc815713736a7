import { aiWrite } from '@tinystar/contract';
import { useEffect, useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { explainError, type ErrorNotice } from '../shared/errors.ts';
import { saveFile } from '../shared/saveFile.ts';
import { useOwner, useSession } from '../shared/session.ts';
import { AiWriteView, type RewriteWay, type Selection, type Suggestion, type WriteForm } from './AiWriteView.tsx';
import { writeCopy as words } from './writeCopy.ts';
import { joinedVersions, openWriting, withVersion, type Version } from './keptWriting.ts';
import { useCost } from './useCost.ts';
import { useTextStream } from './useTextStream.ts';

export interface AiWritePageProps {
  onRecharge?: (() => void) | undefined;
}

/** Which part is to be said how. */
interface Rewrite {
  selection: Selection;
  way: RewriteWay;
  wish: string;
}

/** /a/aiWrite; form and text stay in the browser. */
export function AiWritePage({ onRecharge }: AiWritePageProps) {
  const { config } = useSession();
  const person = useOwner();
  const { cost, place } = useCost();
  const { run, stop } = useTextStream();
  const exported = useChange(aiWrite.exported, {
    touches: [],
    onSuccess: (file) => saveFile(file, `${nameOf(form.topic)}.docx`),
    onError: say,
  });
  const [{ first, write, follow }] = useState(() => openWriting(person));
  const [form, setForm] = useState(first.form);
  const [text, setText] = useState(first.text);
  /** Texts before a change that was not typed, and those that were taken back. */
  const [past, setPast] = useState<readonly string[]>([]);
  const [future, setFuture] = useState<readonly string[]>([]);
  const [versions, setVersions] = useState(first.versions);
  /** Those that another tab has told: only what is done here is written here. */
  const [told, setTold] = useState<readonly Version[]>([]);
  const [writing, setWriting] = useState(false);
  const [notice, setNotice] = useState<ErrorNotice>();
  const [broke, setBroke] = useState(false);
  const [rewrite, setRewrite] = useState<Rewrite>();
  const [suggestion, setSuggestion] = useState<Suggestion>();
  useEffect(() => setVersions(write({ form, text, versions })), [write, form, text, versions]);
  useEffect(() => follow(setTold), [follow]);

  const remember = (made?: WriteForm) => {
    setPast([...past, text]);
    setFuture([]);
    setVersions((before) => withVersion(before, { time: Date.now(), text, form: made }));
  };
  const dropSuggestion = () => {
    setRewrite(undefined);
    setSuggestion(undefined);
  };

  const generate = async (written: string) => {
    if (text !== '') remember();
    dropSuggestion();
    setNotice(undefined);
    setWriting(true);
    let all = written;
    setText(all);
    const { kind: templateId, topic, points: requirement, tone, words: length } = form;
    const input = { templateId, topic, requirement, tone, words: length, ...(written && { written }) };
    const ending = await run(aiWrite.generate, input, (event) => {
      if ('text' in event) setText((all += event.text));
    });
    setWriting(false);
    // Nothing came: what was there stays.
    if (all === written) setText(text);
    const failed = ending.kind === 'failed';
    if (failed) setNotice(explainError(ending.error, place));
    // What broke off before, and got nothing more, is as broken as it was.
    setBroke(failed && all !== '');
  };

  const suggest = async (asked: Rewrite) => {
    setRewrite(asked);
    let offered: Suggestion = { text: '', writing: true };
    const put = (change: Partial<Suggestion>) => setSuggestion((offered = { ...offered, ...change }));
    put({});
    const { selection, way, wish } = asked;
    const input = { text: text.slice(selection.from, selection.to), way, wish };
    const ending = await run(aiWrite.rewrite, input, (event) => {
      if ('text' in event) put({ text: offered.text + event.text });
    });
    put({
      writing: false,
      ...(ending.kind === 'failed' && { notice: explainError(ending.error, place) }),
    });
  };

  const replace = () => {
    if (!rewrite || !suggestion) return;
    const { from, to } = rewrite.selection;
    remember();
    setText(text.slice(0, from) + suggestion.text + text.slice(to));
    dropSuggestion();
  };

  const restore = (version: Version) => {
    // One of another tab comes with what it was made from.
    if (text !== '' || version.form) remember(version.form && form);
    dropSuggestion();
    setBroke(false);
    setText(version.text);
    if (version.form) setForm(version.form);
  };

  const go = (from: readonly string[], setFrom: typeof setPast, to: readonly string[], setTo: typeof setPast) => {
    const next = from.at(-1);
    if (next === undefined) return;
    setFrom(from.slice(0, -1));
    setTo([...to, text]);
    setText(next);
    dropSuggestion();
  };

  return (
    <AiWriteView
      hasModel={config.modelConfigured}
      form={form}
      text={text}
      writing={writing}
      notice={notice}
      broke={broke}
      suggestion={suggestion}
      canUndo={past.length > 0}
      canRedo={future.length > 0}
      cost={cost}
      onForm={(change) => setForm({ ...form, ...change })}
      onText={(typed) => {
        setText(typed);
        // The places of the part that was selected are others now.
        dropSuggestion();
      }}
      onGenerate={() => void generate('')}
      onGoOn={() => void generate(text)}
      onStop={stop}
      onUndo={() => go(past, setPast, future, setFuture)}
      onRedo={() => go(future, setFuture, past, setPast)}
      versions={told.length === 0 ? versions : joinedVersions(versions, told)}
      onVersion={restore}
      onSave={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${nameOf(form.topic)}.txt`)}
      onSaveWord={() => exported.mutate({ title: form.topic, text })}
      saving={exported.isPending}
      onRewrite={(selection, way, wish) => void suggest({ selection, way, wish })}
      onReplace={replace}
      onDrop={dropSuggestion}
      onAgain={() => rewrite && void suggest(rewrite)}
      onRecharge={onRecharge}
    />
  );
}

/** A name that every file system takes. */
const nameOf = (topic: string): string => (topic.trim() || words.title).replaceAll(/[\\/:*?"<>|\n]/g, ' ');
