import { PageMeta } from '#app/page-meta.tsx';
import { RequireRole } from '#app/require-role.tsx';
import { PickList } from '#orders/sales/pick-list.tsx';

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
