import { PickList } from '#orders/sales/pick-list.tsx';
import { RequireRole } from '#routes/parts/require-role.tsx';

export function PickListScreen() {
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        Pick list
      </h1>
      <RequireRole needed="seller">
        <PickList />
      </RequireRole>
    </div>
  );
}
