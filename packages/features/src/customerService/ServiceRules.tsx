import { serviceLimits, serviceMessages, type Assistant, type OfficeHours } from '@tinystar/contract';
import {
  Card,
  Checkbox,
  Field,
  Heading,
  Inline,
  InlineMessage,
  lengthOf,
  Select,
  Stack,
  Switch,
  TagInput,
  Text,
  TextArea,
} from '@tinystar/ui';
import { useState } from 'react';
import { serviceCopy } from '../shared/copy.ts';
import { ruleCopy as words } from './ruleCopy.ts';

type Setting = Assistant['customerService'];

export interface ServiceRulesProps {
  setting: Setting;
  saving: boolean;
  onSave: (change: Partial<Setting>) => void;
}

const halfHours = Array.from({ length: 48 }, (_, at) => {
  const value = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`;
  return { value, label: value };
});
// The last minute stands for the end of the day.
const ends = [...halfHours.slice(1), { value: '23:59', label: serviceCopy.midnight }];

/** What leads from the chat to the agents, and when they are at work. Every change is saved at once. */
export function ServiceRules({ setting, saving, onSave }: ServiceRulesProps) {
  const { handOff, officeHours } = setting;
  const save = (change: Partial<OfficeHours>) => onSave({ officeHours: { ...officeHours, ...change } });
  return (
    <>
      <Card as="section">
        <Stack gap={16}>
          <Stack gap={2}>
            <Heading level={2} size="lead">
              {words.handOff}
            </Heading>
            <Text size="caption" tone="secondary">
              {words.handOffText}
            </Text>
          </Stack>
          <Field label={words.keywords} hint={words.keywordsHint(serviceLimits.keywords)}>
            <TagInput
              value={handOff.keywords}
              max={serviceLimits.keywords}
              limit={serviceLimits.keyword}
              placeholder={words.keywordsPlaceholder}
              messages={{ tooLong: () => serviceMessages.keywordLong, tooMany: () => serviceMessages.tooMany }}
              disabled={saving}
              onChange={(keywords) => onSave({ handOff: { ...handOff, keywords } })}
            />
          </Field>
          <SwitchRow
            label={words.dislikes}
            hint={words.dislikesHint}
            checked={handOff.afterDislikes}
            disabled={saving}
            onChange={(afterDislikes) => onSave({ handOff: { ...handOff, afterDislikes } })}
          />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={16}>
          <SwitchRow
            label={words.hours}
            hint={words.hoursHint}
            checked={officeHours.status === 'enabled'}
            disabled={saving}
            onChange={(on) => save({ status: on ? 'enabled' : 'disabled' })}
          />
          {officeHours.status === 'enabled' ? (
            <Hours key={officeHours.words} hours={officeHours} saving={saving} onSave={save} />
          ) : null}
        </Stack>
      </Card>
    </>
  );
}

interface SwitchRowProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function SwitchRow({ label, hint, ...rest }: SwitchRowProps) {
  return (
    <Inline justify="between">
      <Stack gap={2}>
        <Text size="label">{label}</Text>
        <Text size="caption" tone="secondary">
          {hint}
        </Text>
      </Stack>
      <Switch label={label} {...rest} />
    </Inline>
  );
}

interface HoursProps {
  hours: OfficeHours;
  saving: boolean;
  onSave: (change: Partial<OfficeHours>) => void;
}

function Hours({ hours, saving, onSave }: HoursProps) {
  const { days, from, to } = hours;
  const [text, setText] = useState(hours.words);
  const [refused, setRefused] = useState<string>();
  const long = lengthOf(text) > serviceLimits.words;
  const set = (change: Partial<OfficeHours>) => {
    const next = { ...hours, ...change };
    const why =
      next.days.length === 0 ? serviceMessages.days : next.from >= next.to ? serviceMessages.order : undefined;
    setRefused(why);
    if (!why) onSave(change);
  };
  return (
    <>
      <div role="group" aria-label={words.days}>
        <Inline wrap gap={16}>
          {serviceCopy.week.map((name, at) => (
            <Checkbox
              key={name}
              checked={days.includes(at + 1)}
              disabled={saving}
              onChange={(on) =>
                set({
                  days: on
                    ? [...days, at + 1].toSorted((one, other) => one - other)
                    : days.filter((day) => day !== at + 1),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </Inline>
      </div>
      <Inline wrap gap={12}>
        <Field label={words.from}>
          <Select
            label={words.from}
            options={halfHours}
            value={from}
            disabled={saving}
            onChange={(value) => set({ from: value })}
          />
        </Field>
        <Field label={words.to}>
          <Select
            label={words.to}
            options={ends}
            value={to}
            disabled={saving}
            onChange={(value) => set({ to: value })}
          />
        </Field>
      </Inline>
      {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
      <Field label={words.closedWords} hint={words.closedWordsHint} {...(long && { error: serviceMessages.wordsLong })}>
        <TextArea
          value={text}
          rows={2}
          limit={serviceLimits.words}
          placeholder={words.closed}
          readOnly={saving}
          onChange={setText}
          onBlur={() => (!long && text.trim() !== hours.words ? onSave({ words: text.trim() }) : undefined)}
        />
      </Field>
    </>
  );
}
