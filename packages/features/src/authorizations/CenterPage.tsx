import { ApiError, authorizations } from '@tinystar/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { togetherOf, useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { CenterView, type CenterViewProps } from './CenterView.tsx';
import { copy } from './copy.ts';
import { FindDialog } from './FindDialog.tsx';

/** /a/kbBotAuthorized/center */
export function CenterPage({ hrefOf, chatHrefOf }: Pick<CenterViewProps, 'hrefOf' | 'chatHrefOf'>) {
  const navigate = useNavigate();
  const calls = {
    receivers: useCall(authorizations.receivers, {}),
    received: useCall(authorizations.received, {}),
  };
  const [finding, setFinding] = useState(false);
  const find = useChange(authorizations.find, {
    touches: [],
    onSuccess: ({ friendlyId }) => navigate(hrefOf(friendlyId)),
  });
  const { error } = find;
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <CenterView
        receivers={remoteOf(calls.receivers)}
        received={remoteOf(calls.received)}
        now={calls.received.dataUpdatedAt}
        hrefOf={hrefOf}
        chatHrefOf={chatHrefOf}
        onFind={() => {
          find.reset();
          setFinding(true);
        }}
        onRetry={() => togetherOf(calls).retry()}
      />
      <FindDialog
        open={finding}
        pending={find.isPending}
        error={unknown ? copy.notFound : error?.message}
        onFind={(friendlyId) => find.mutate({ friendlyId })}
        onClose={() => setFinding(false)}
      />
    </>
  );
}
