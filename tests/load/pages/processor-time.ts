import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Reads the processor time of a process in ms, in user and kernel mode, all threads. */
export function readProcessorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const CHECK_MS = 50
const MAX_CHECKS = 40

/** Waits until a process has finished aborted requests, two seconds at most, as jobs never end. */
export async function waitUntilIdle(pid: number): Promise<void> {
  let last = readProcessorMs(pid)
  for (let check = 0; check < MAX_CHECKS; check++) {
    await sleep(CHECK_MS)
    const now = readProcessorMs(pid)
    if (now - last <= TICK_MS) return
    last = now
  }
}
