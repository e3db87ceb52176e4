import { useLowData } from '#platform/device/low-data.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';

export function LowDataSwitch() {
  const { lowData, setLowData } = useLowData();
  return (
    <div className="noscript:hidden">
      <Checkbox label="Use less data" checked={lowData} onChange={(event) => setLowData(event.currentTarget.checked)} />
    </div>
  );
}
