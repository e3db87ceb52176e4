import Search from 'lucide-react/icons/search';
import { Input } from '#ui/input.tsx';

interface OrderSearchProps {
  value: string;
  onChange: (value: string) => void;
  shown: number;
  loaded: number;
}

export function OrderSearch({ value, onChange, shown, loaded }: OrderSearchProps) {
  return (
    <search className="relative">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
      <Input
        type="search"
        aria-label="Search by order number"
        placeholder="Search by order number"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-11"
      />
      <p role="status" className="sr-only">
        {value.trim() && `${shown} of ${loaded} orders`}
      </p>
    </search>
  );
}
