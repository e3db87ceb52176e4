import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import Search from 'lucide-react/icons/search';
import { Input } from '#ui/input.tsx';

interface ConversationSearchProps {
  value: string;
  onChange: (value: string) => void;
}

export function ConversationSearch({ value, onChange }: ConversationSearchProps) {
  return (
    <search className="relative block">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
      <Input
        type="search"
        aria-label="Search chats"
        placeholder="Search by name or product"
        maxLength={chatLimits.searchMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-11"
      />
    </search>
  );
}
