export function DayLine({ label }: { label: string }) {
  return (
    <div className="flex justify-center pt-4 pb-1">
      <p className="rounded-full bg-sunken px-3 py-1 font-medium text-muted text-xs">{label}</p>
    </div>
  );
}
