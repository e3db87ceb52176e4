import type { TypedDocumentNode } from '@apollo/client';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { Payload } from '#platform/network/failure.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { AccountScreen } from './account-screen.tsx';
import { type MailLink, useMailLink } from './mail-link.ts';

/** A refused link is invalid for good. When the service is unreachable, the link may still be valid. */
type LinkResult = 'done' | 'refused' | 'unreachable';

interface Props {
  title: string;
  heading: string;
  /** Explains the button. */
  text: string;
  button: string;
  mutation: TypedDocumentNode<{ result: Payload }, { input: MailLink }>;
  onDone?: () => void;
  done: ReactNode;
  refused: ReactNode;
}

/** Uses a mail's link only when a button is pressed, because mail scanners open every link but press no buttons. */
export function MailLinkStep({ title, heading, text, button, mutation, onDone, done, refused }: Props) {
  const link = useMailLink();
  const { send } = useSend(mutation, { done: onDone });
  const [state, setState] = useState<'ready' | 'busy' | LinkResult>('ready');
  // The server does not see the link, so it renders the button for everyone.
  useEffect(() => {
    if (!link) setState('refused');
  }, [link]);
  const press = async () => {
    if (!link) return setState('refused');
    setState('busy');
    const failure = await send({ input: link });
    if (!failure) return setState('done');
    setState(failure.kind === 'refusal' ? 'refused' : 'unreachable');
  };
  return (
    <>
      <PageMeta title={title} noIndex />
      <AccountScreen heading={heading}>
        {(state === 'ready' || state === 'busy') && (
          <div className="flex flex-col gap-5">
            <p>{text}</p>
            <Button size="large" wide busy={state === 'busy'} onClick={() => void press()}>
              {button}
            </Button>
          </div>
        )}
        {state === 'unreachable' && <ErrorState text={texts.networkError} onRetry={() => void press()} />}
        {state === 'refused' && refused}
        {state === 'done' && done}
      </AccountScreen>
    </>
  );
}
