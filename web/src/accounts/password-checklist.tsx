import { passwordRules } from '@besesaka/schema/accounts/texts.ts';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { classNames } from '#ui/display/class-names.ts';

/** The password rules, ticked off while the user types. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label="Password rules" className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {passwordRules.map((rule) => {
        const met = rule.test(password);
        const Icon = met ? Check : Circle;
        return (
          <li
            key={rule.id}
            className={classNames('flex items-center gap-2 text-sm', met ? 'font-medium text-brand' : 'text-muted')}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={met ? 3 : 2} />
            {rule.label}
            <span className="sr-only">{met ? ' (met)' : ' (missing)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
