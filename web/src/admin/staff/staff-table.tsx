import { rolesFor, staffArea, staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { Card } from '#ui/display/card.tsx';

const headings = {
  reading: 'Reading',
  money: 'Money',
  trust: 'Trust',
  catalogue: 'Catalogue',
  owner: 'Staff',
} as const;

/** The roles that include each area, from the same table as the checks of the service. */
export function StaffTable() {
  return (
    <Card className="px-4 py-2 sm:px-5">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">What each role may do</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-2 pe-4 font-normal">
              What
            </th>
            <th scope="col" className="w-2/5 py-2 font-normal">
              Roles
            </th>
          </tr>
        </thead>
        <tbody>
          {staffArea.values.map((area) => (
            <tr key={area} className="border-line border-t align-top">
              <th scope="row" className="py-3 pe-4 font-normal">
                <span className="block font-medium">{headings[area]}</span>
                <span className="text-muted">{staffArea.labels[area]}.</span>
              </th>
              <td className="break-words py-3">
                {rolesFor(area)
                  .map((role) => staffRole.labels[role])
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
