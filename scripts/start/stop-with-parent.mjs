export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Sends SIGTERM to this process when its parent has ended: npm sends a signal only to its shell, which exits without
 * passing it on. A process that stops already gets none, because a second signal would end it before its database. The
 * caller handles these signals.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
  for (const signal of signals) process.once(signal, () => clearInterval(watch));
}
