/**
 * Milliseconds of processor time that this thread has had. Whoever thinks for so many of them thinks as long on a
 * busy machine as on an idle one: time in which others had the core does not count.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
