import type { Output, SourceKind, sources } from '@tinystar/contract';
import { Button, Field, Inline, InlineMessage, PasswordInput, Stack, Text, TextInput } from '@tinystar/ui';
import { credentialWords } from './accessWords.ts';
import { copy } from './copy.ts';
import type { AccessProblems, SourceDraft } from './draft.ts';
import { PlaceFields } from './PlaceFields.tsx';
import * as css from './SourceWizard.css.ts';

export type Found = Output<typeof sources.probe>;

export interface AccessStepProps {
  kind: SourceKind;
  draft: SourceDraft;
  /** Whether a password is stored that an empty field keeps. */
  hasPassword: boolean;
  problems: AccessProblems;
  /** What the test of just these values found. */
  found: Found | undefined;
  testing: boolean;
  onChange: (change: Partial<SourceDraft>) => void;
  /** Tests once more, where the button of the drawer leads on. */
  onTest: (() => void) | undefined;
}

const words = copy.wizard;

/** Where a source is and how it is reached, and what is found there. */
export function AccessStep(props: AccessStepProps) {
  const { kind, draft, hasPassword, problems, found, testing, onChange, onTest } = props;
  const credentials = credentialWords[kind];
  return (
    <Stack gap={16}>
      <Field label={words.address[kind].label} hint={words.address[kind].hint} error={problems.address} required>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={words.placeholder}
          value={draft.address}
          onChange={(address) => onChange({ address })}
        />
      </Field>
      <PlaceFields {...{ kind, draft, problems, onChange }} />
      {credentials ? (
        <>
          {credentials.user ? (
            <Field label={credentials.user} error={problems.user}>
              <TextInput autoComplete="off" value={draft.user} onChange={(user) => onChange({ user })} />
            </Field>
          ) : null}
          <Field
            label={credentials.password}
            hint={hasPassword ? words.keepHint : credentials.passwordHint}
            error={problems.password}
            required={credentials.user === undefined}
          >
            <PasswordInput purpose="new" value={draft.password} onChange={(password) => onChange({ password })} />
          </Field>
        </>
      ) : null}
      {onTest ? (
        <Inline>
          <Button size="sm" pending={testing} onPress={onTest}>
            {found ? words.again : words.test}
          </Button>
        </Inline>
      ) : null}
      {found ? <FoundThere found={found} /> : null}
    </Stack>
  );
}

function FoundThere({ found: { count, more, names } }: { found: Found }) {
  if (count === 0) return <InlineMessage tone="warning">{words.empty}</InlineMessage>;
  return (
    <Stack gap={8}>
      <InlineMessage tone="success">{words.found(count, more)}</InlineMessage>
      <Text size="caption" tone="secondary">
        {words.names}
      </Text>
      <ul className={css.names} aria-label={words.names}>
        {names.map((name, at) => (
          <Text as="li" size="caption" key={`${at} ${name}`}>
            {name}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}
