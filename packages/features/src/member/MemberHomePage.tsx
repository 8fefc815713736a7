import { constants, conversations, featuredShoppes, using, type ChosenAssistant } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useApi, useOwner, useSession } from '../shared/session.ts';
import { storage } from '../shared/storage.ts';
import { copy } from './copy.ts';
import { MemberHomeView } from './MemberHomeView.tsx';

/** What decides where an assistant is talked to. */
export type Talked = Pick<ChosenAssistant, 'id' | 'type' | 'own' | 'permission'>;

/** What the page of a chat finds in the state of its address: the question to begin with. */
export interface AskedOnFirstPage {
  question: string;
  /** Who else could answer it. */
  others: readonly ChosenAssistant[];
}

export interface MemberHomePageProps {
  hrefOf: (assistant: Talked) => string;
  /** Where the replies of an assistant's agents are read. */
  repliesHrefOf: (assistant: Talked) => string;
  /** The chat of an assistant of a showcase. */
  featuredHref: (publicId: string) => string;
  squareHref: string;
  createHref: string;
  /** May build assistants. */
  maker: boolean;
  /** Takes the focus into the question box; phones leave it. */
  focused: boolean;
}

const RECENT = 6;
/** As many as the question box offers by name. */
const NEAR = 40;
/** So many showcases; an enterprise has one or two. */
const FEATURED = 3;
/** Under which the box's text is kept. */
const DRAFT = 'home';

/** The first page of everybody who is logged in (R-69, C-145). */
export function MemberHomePage(props: MemberHomePageProps) {
  const { hrefOf, repliesHrefOf, featuredHref, squareHref, createHref, maker, focused } = props;
  const api = useApi();
  const { user, tenant } = useSession();
  const kept = storage.of(useOwner());
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const near = useCall(using.page, { reach: 'near', page: 1, size: NEAR });
  const recent = useCall(conversations.list, { page: 1, size: RECENT });
  const featured = useCall(featuredShoppes.page, { page: 1, size: FEATURED }, { enabled: tenant !== null });
  const [question, setQuestion] = useState(() => kept.read('typed', DRAFT));
  const [chosen, setChosen] = useState<string>();
  const [pending, setPending] = useState(false);
  const [unsure, setUnsure] = useState<readonly ChosenAssistant[]>();

  const type = (text: string) => {
    setQuestion(text);
    kept.write('typed', text, DRAFT);
  };

  const open = (assistant: Talked, text: string, others: readonly ChosenAssistant[]) => {
    // It stands in the box of the chat from now on.
    kept.write('typed', '', DRAFT);
    void navigate(hrefOf(assistant), { state: { question: text, others } satisfies AskedOnFirstPage });
  };

  const ask = async (text: string) => {
    if ([...text].length > constants.QUESTION_MAX) {
      toast(copy.tooLong, { tone: 'danger' });
      return;
    }
    const one = near.data?.rows.find(({ id }) => id === chosen);
    if (one) {
      open(one, text, []);
      return;
    }
    setPending(true);
    setQuestion(text);
    setUnsure(undefined);
    try {
      const { rows, sure } = await api(using.choose, { question: text });
      const [best, ...others] = rows;
      if (best && (sure || rows.length === 1)) open(best, text, others);
      else setUnsure(rows);
    } catch (error) {
      say(error);
    }
    setPending(false);
  };

  return (
    <MemberHomeView
      person={user.name}
      face={tenant ? { ...tenant, name: tenant.displayName || tenant.name } : user}
      enterprise={tenant ? tenant.displayName || tenant.name : ''}
      stopped={tenant?.status === 'stopped'}
      maker={maker}
      assistants={remoteOf(near)}
      recent={remoteOf({ ...recent, data: recent.data?.rows })}
      // An extra: without it the page is whole.
      featured={featured.data?.rows ?? []}
      question={question}
      chosen={chosen}
      pending={pending}
      focused={focused}
      unsure={unsure}
      now={now}
      featuredHref={featuredHref}
      squareHref={squareHref}
      createHref={createHref}
      cardHref={hrefOf}
      rowHref={hrefOf}
      repliesHref={repliesHrefOf}
      onChange={type}
      onChoose={setChosen}
      onAsk={(text) => void ask(text)}
      onBlank={() => toast(copy.blank)}
      onAnswerer={(assistant) => open(assistant, question.trim(), unsure?.filter((other) => other !== assistant) ?? [])}
      onRetry={() => void near.refetch()}
      onRetryRecent={() => void recent.refetch()}
    />
  );
}
