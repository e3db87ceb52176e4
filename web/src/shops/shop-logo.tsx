import { initials } from '#platform/user/initials.ts';
import { classNames } from '#ui/display/class-names.ts';

interface ShopLogoProps {
  path: string | null | undefined;
  name: string;
  size: 'tiny' | 'small' | 'large';
}

const sizes = {
  tiny: { box: 'size-9', pixels: 36, width: 96 },
  small: { box: 'size-12 text-lg', pixels: 48, width: 96 },
  large: { box: 'size-11 text-lg sm:size-28 sm:text-3xl', pixels: 112, width: 320 },
} as const;

/** The shop's logo or its initials. The name is beside it, so screen readers skip it. */
export function ShopLogo({ path, name, size }: ShopLogoProps) {
  const { box, pixels, width } = sizes[size];
  if (path) {
    return (
      <img
        src={`${path}/${width}.webp`}
        alt=""
        loading={size === 'large' ? 'eager' : 'lazy'}
        width={pixels}
        height={pixels}
        className={classNames('shrink-0 rounded-full bg-sunken object-cover', box)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames('grid shrink-0 place-items-center rounded-full bg-brand-tint font-heading text-brand', box)}
    >
      {initials(name)}
    </span>
  );
}
