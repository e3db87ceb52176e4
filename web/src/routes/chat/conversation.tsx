import { useParams } from 'react-router';
import { OpenConversation } from '#chat/messages/open-conversation.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';

export function ConversationScreen() {
  const { id = '' } = useParams();
  return <OpenConversation key={id} id={id} list="/chat" titled={(title) => <PageMeta title={title} noIndex />} />;
}
