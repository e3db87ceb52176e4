import { PickList } from '#orders/sales/pick-list.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { RequireRole } from '#routes/require-role.tsx';

export function PickListScreen() {
  return (
    <div className="flex flex-col gap-5">
      <PageMeta title="Pick list" noIndex />
      <h1 tabIndex={-1} className="text-2xl">
        Pick list
      </h1>
      <RequireRole needed="seller">
        <PickList />
      </RequireRole>
    </div>
  );
}
