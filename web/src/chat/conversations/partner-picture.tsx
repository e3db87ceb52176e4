import { initials } from '#platform/user/initials.ts';
import { classNames } from '#ui/display/class-names.ts';

interface PartnerPictureProps {
  path: string | null | undefined;
  name: string;
  className?: string;
}

/** A shop's logo or a user's initials. The name is beside it, so screen readers skip the picture. */
export function PartnerPicture({ path, name, className }: PartnerPictureProps) {
  const box = classNames('size-11 shrink-0 rounded-full', className);
  if (path) {
    return (
      <img
        src={`${path}/96.webp`}
        alt=""
        loading="lazy"
        width={48}
        height={48}
        className={classNames(box, 'bg-sunken object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(box, 'grid place-items-center bg-brand-tint font-heading font-semibold text-brand')}
    >
      {initials(name)}
    </span>
  );
}
