import { areasOf, staffArea, staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import Check from 'lucide-react/icons/check';
import { Card } from '#ui/display/card.tsx';

const headings = {
  reading: 'Reading',
  money: 'Money',
  trust: 'Trust',
  catalogue: 'Catalogue',
  owner: 'Staff',
} as const;

/** What each role includes, from the same table as the checks of the service. */
export function StaffTable() {
  return (
    <Card className="overflow-x-auto p-4 sm:p-5">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">What each role may do</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-2 pe-4 font-normal">
              What
            </th>
            {staffRole.values.map((role) => (
              <th key={role} scope="col" className="px-2 py-2 text-center font-normal">
                {staffRole.labels[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffArea.values.map((area) => (
            <tr key={area} className="border-line border-t align-top">
              <th scope="row" className="min-w-56 py-3 pe-4 font-normal">
                <span className="block font-medium">{headings[area]}</span>
                <span className="text-muted">{staffArea.labels[area]}.</span>
              </th>
              {staffRole.values.map((role) => (
                <td key={role} className="px-2 py-3 text-center">
                  {areasOf[role].includes(area) ? (
                    <>
                      <Check aria-hidden="true" className="mx-auto size-5 text-brand" />
                      <span className="sr-only">Yes</span>
                    </>
                  ) : (
                    <span className="sr-only">No</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
