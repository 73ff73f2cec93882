/**
 * The minimum processor time of several tries, milliseconds. Wall-clock time would include other processes on
 * a busy machine. Tests compare ratios.
 */
export function processorTime(work: () => void, tries = 5): number {
  const times = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
