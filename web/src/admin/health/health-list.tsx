import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';

const HealthListFragment = graphql(`
  fragment HealthList_report on HealthReport {
    checks {
      name
      label
      state
      found
      mend
    }
  }
`);

const looks = {
  FAULT: { Icon: CircleX, className: 'text-clay', word: 'Broken' },
  WARNING: { Icon: TriangleAlert, className: 'text-text', word: 'Warning' },
  OK: { Icon: CircleCheck, className: 'text-brand', word: 'Fine' },
} as const;

const order = ['FAULT', 'WARNING', 'OK'] as const;

/** The checks of the installation, what is broken first, each with what mends it. */
export function HealthList(props: { report: FragmentType<typeof HealthListFragment> }) {
  const { checks } = readFragment(HealthListFragment, props.report);
  const broken = checks.filter(({ state }) => state === 'FAULT').length;
  return (
    <>
      <p role="status" className={broken > 0 ? 'font-semibold text-clay' : 'text-muted'}>
        {broken === 0 ? 'Nothing is broken.' : broken === 1 ? 'One thing is broken.' : `${broken} things are broken.`}
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {checks
            .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
            .map(({ name, label, state, found, mend }) => {
              const { Icon, className, word } = looks[state];
              return (
                <li
                  key={name}
                  className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3 lg:grid-cols-[1.25rem_11rem_minmax(0,1fr)]"
                >
                  <Icon aria-hidden="true" className={`mt-0.5 size-5 ${className}`} />
                  <p className="font-medium">
                    {label}
                    <span className="sr-only">: {word}</span>
                  </p>
                  <div className="col-start-2 min-w-0 text-sm leading-6 lg:col-start-3">
                    <p className="break-words text-muted">{found}</p>
                    {mend && <p className="break-words">{mend}</p>}
                  </div>
                </li>
              );
            })}
        </ul>
      </Card>
    </>
  );
}
