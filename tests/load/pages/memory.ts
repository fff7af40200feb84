import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes; `files` is the part that the system can read from the disk again: programs and libraries. */
export function readMemory(pid: number): { current: number; peak: number; files: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1_024
  return { current: read('VmRSS'), peak: read('VmHWM'), files: read('RssFile') }
}
