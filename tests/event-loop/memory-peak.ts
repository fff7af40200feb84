import { readFileSync, writeFileSync } from 'node:fs'

const IS_LINUX = process.platform === 'linux'

/**
 * Runs some work and returns by how much the resident memory of a process rose above its start, in MB.
 * Only Linux has a peak that can be reset; elsewhere it returns 0.
 */
export async function measureMemoryPeak(pid: number, work: () => Promise<unknown>): Promise<number> {
  if (!IS_LINUX) {
    await work()
    return 0
  }
  // "5" resets the peak, see proc_pid_clear_refs(5).
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = readMegabytes(pid, 'VmRSS')
  await work()
  return readMegabytes(pid, 'VmHWM') - before
}

function readMegabytes(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
}
