import type { ReactNode } from 'react';
import { useViewer } from '#accounts/viewer.ts';
import { ChatButton, ChatIconButton } from './chat-button.tsx';
import { useStartChat } from './use-start-chat.tsx';

interface Product {
  id: string;
  slug: string;
  /** With the chosen variant's. */
  name: string;
  variantId: string | null;
  shop: { id: string; name: string };
}

/** Everyone may ask about a product and bargain, except its seller. The screen fills the slot for an offer. */
export function useTalkWithSeller({ id, slug, name, variantId, shop }: Product, makeOffer: ReactNode) {
  const { viewer } = useViewer();
  const { start, pending, dialog } = useStartChat({ kind: 'product', id, slug, name, variantId, with: shop.name });
  if (viewer?.shop?.id === shop.id) return { buttons: null, icon: null, dialog: null };
  const button = { label: 'Chat seller', onChat: start, busy: pending };
  return {
    buttons: (
      <div className="flex flex-wrap gap-3 *:flex-[1_1_12rem]">
        {makeOffer}
        <ChatButton wide {...button} />
      </div>
    ),
    icon: <ChatIconButton {...button} />,
    dialog,
  };
}
