/** Whether a program was found. In CI it has to be; elsewhere says what is not tested. */
export function isInstalled(program: string | null, name: string, notTested: string): boolean {
  if (program) return true;
  const advice = `No ${name} on this machine (on Debian: apt-get install ${name}).`;
  if (process.env.CI) throw new Error(advice);
  process.stderr.write(`\n!!! ${advice} NOT tested: ${notTested}.\n\n`);
  return false;
}
