import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import BookOpen from 'lucide-react/icons/book-open';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Laptop from 'lucide-react/icons/laptop';
import Palette from 'lucide-react/icons/palette';
import Shirt from 'lucide-react/icons/shirt';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import Tag from 'lucide-react/icons/tag';
import Tv from 'lucide-react/icons/tv';
import Wheat from 'lucide-react/icons/wheat';

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
