import '@tinystar/tokens/theme.css';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CreateAssistantDialog } from './assistants/CreateAssistantDialog.tsx';
import { templates, tones } from './assistants/fixtures.ts';
import { FindDialog } from './authorizations/FindDialog.tsx';
import { AddReceptionist } from './channels/AddReceptionist.tsx';
import { ConfigureDialog } from './channels/ConfigureDialog.tsx';
import { RuleDialog } from './channels/RuleDialog.tsx';
import { colleagues, phrases } from './customerService/fixtures.ts';
import { PhrasesDialog } from './customerService/PhrasesDialog.tsx';
import { SettleDialog } from './customerService/SettleDialog.tsx';
import { TransferDialog } from './customerService/TransferDialog.tsx';
import { AddMemberDialog } from './enterprise/AddMemberDialog.tsx';
import { HandOver } from './enterprise/HandOver.tsx';
import { TopUp } from './enterprise/TopUp.tsx';
import { EditProfileDialog } from './profile/EditProfileDialog.tsx';
import { EntryDialog } from './qaLibrary/EntryDialog.tsx';
import { PairDialog } from './qaLibrary/PairDialog.tsx';
import { AddQuestionDialog } from './regression/AddQuestionDialog.tsx';
import { createStage, sessionOf, SessionStage } from './shared/testing/index.ts';
import { CreateShoppeDialog } from './shoppes/CreateShoppeDialog.tsx';

const { show } = createStage();
const nothing = () => undefined;
const id = 'a'.repeat(32);

/** Every dialog with fields for text, and what is typed into; its closing is counted. */
const dialogs: Record<string, (onClose: () => void) => ReactElement> = {
  'a new assistant': (onClose) => (
    <CreateAssistantDialog
      scope="personal"
      templates={templates}
      tones={tones}
      hasModel
      pending={false}
      onCreate={nothing}
      onPropose={() => Promise.resolve(undefined)}
      onClose={onClose}
    />
  ),
  'an assistant to borrow': (onClose) => <FindDialog open pending={false} onFind={nothing} onClose={onClose} />,
  'a receptionist': (onClose) => <AddReceptionist kbBotId={id} kfId="kf" onClose={onClose} />,
  'a channel': (onClose) => (
    <ConfigureDialog
      channel="woa_chat"
      deployed={{ kind: 'ready', data: null }}
      pending={false}
      checking={false}
      redeploying={false}
      link="https://example.com"
      onSave={nothing}
      onEnable={nothing}
      onCheck={nothing}
      onRedeploy={nothing}
      onRetry={nothing}
      onClose={onClose}
    />
  ),
  'a reply rule': (onClose) => (
    <RuleDialog
      kind="create"
      initial={{ displayName: '', keywords: [], content: '' }}
      pending={false}
      onSave={nothing}
      onClose={onClose}
    />
  ),
  'a canned answer': (onClose) => (
    <PhrasesDialog
      open
      phrases={{ kind: 'ready', data: { rows: phrases, count: phrases.length } }}
      keyword=""
      draft={{ title: '', text: '', shared: false }}
      pending={false}
      onKeyword={nothing}
      onDraft={onClose}
      onSave={nothing}
      onRemove={nothing}
      onInsert={nothing}
      onRetry={nothing}
      onClose={onClose}
    />
  ),
  'an agent’s answer for the library': (onClose) => (
    <SettleDialog open question="发票多久能开？" answer="三天" pending={false} onSettle={nothing} onClose={onClose} />
  ),
  'a conversation handed on': (onClose) => (
    <TransferDialog
      open
      colleagues={{ kind: 'ready', data: colleagues }}
      pending={false}
      onTransfer={nothing}
      onRetry={nothing}
      onClose={onClose}
    />
  ),
  'a member': (onClose) => (
    <AddMemberDialog manager="owner" pending={false} onAdd={nothing} onEdit={nothing} onClose={onClose} />
  ),
  'an application for coins': (onClose) => (
    <TopUp open balance={0} name="林知夏" phoneNumber="13800000001" onClose={onClose} />
  ),
  'an enterprise given away': (onClose) => <HandOver open name="星河图书馆" me="" onClose={onClose} onDone={nothing} />,
  'a profile': (onClose) => (
    <EditProfileDialog
      open
      profile={{ name: '林知夏', avatar: { type: 'color', color: 'purple' } }}
      pending={false}
      onUpload={() => Promise.resolve({ problem: '' })}
      onSave={nothing}
      onClose={onClose}
    />
  ),
  'an entry of a pair': (onClose) => <EntryDialog type="q" pending={false} onSave={nothing} onClose={onClose} />,
  'a pair': (onClose) => (
    <PairDialog
      kind="edit"
      initial={{ question: '几点上班？', wordings: '', answer: '九点' }}
      pending={false}
      onSave={nothing}
      onClose={onClose}
    />
  ),
  'a question of the regression': (onClose) => (
    <AddQuestionDialog documents={[]} pending={false} onFind={nothing} onSave={nothing} onClose={onClose} />
  ),
  'a showcase': (onClose) => (
    <CreateShoppeDialog templates={templates} pending={false} onCreate={nothing} onClose={onClose} />
  ),
};

const dialog = page.getByRole('dialog').first();
const question = page.getByRole('alertdialog');
const press = (name: string) => userEvent.click(question.getByRole('button', { name, exact: true }));

/** Whether the browser would ask before the page is loaded anew or the tab is closed. */
const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each(Object.entries(dialogs))(
  '%s: Escape, the close button and the browser ask before typed text is lost, and nothing else asks',
  async (_, of) => {
    let closed = 0;
    const open = () => show(<SessionStage session={sessionOf()}>{of(() => (closed += 1))}</SessionStage>);
    open();
    const field = dialog.getByRole('textbox').first();
    await expect.element(field).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => closed).toBe(1);
    open();
    await expect.element(field).toBeVisible();
    const before = (field.element() as HTMLInputElement).value;
    expect(browserAsks()).toBe(false);
    await userEvent.type(field, '1');
    const typed = (field.element() as HTMLInputElement).value;
    expect(typed).not.toBe(before);
    expect(browserAsks()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await press('继续填写');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field).toHaveValue(typed);
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }).first());
    await expect.element(question).toBeVisible();
    expect(closed).toBe(1);
    await press('放弃');
    await expect.poll(() => closed).toBe(2);
  },
);
