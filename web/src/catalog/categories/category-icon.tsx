import {
  Baby,
  BookOpen,
  CookingPot,
  Dumbbell,
  Laptop,
  type LucideIcon,
  Palette,
  Shirt,
  Smartphone,
  Sparkles,
  Sprout,
  Tag,
  Tv,
  Wheat,
} from 'lucide-react';

const icons = new Map<string, LucideIcon>([
  ['baby', Baby],
  ['book-open', BookOpen],
  ['cooking-pot', CookingPot],
  ['dumbbell', Dumbbell],
  ['laptop', Laptop],
  ['palette', Palette],
  ['shirt', Shirt],
  ['smartphone', Smartphone],
  ['sparkles', Sparkles],
  ['sprout', Sprout],
  ['tv', Tv],
  ['wheat', Wheat],
]);

/** Categories without an icon of their own get a tag. */
export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons.get(name) ?? Tag;
  return <Icon aria-hidden="true" className={className} />;
}
