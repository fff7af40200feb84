import { readdirSync, readFileSync } from 'node:fs'

export interface Memory {
  current: number
  peak: number
  files: number
}

/**
 * Resident memory of a process in bytes; `files` is the part that can be read from the disk again: programs
 * and libraries.
 */
export function readMemory(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1_024
  return { current: read('VmRSS'), peak: read('VmHWM'), files: read('RssFile') }
}

/** Reads the memory of the processes in which a server draws pictures. */
export function readPictureProcesses(serverPid: number): Memory[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1])
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        return parent === serverPid && command.includes('task-process.js') ? [readMemory(Number(name))] : []
      } catch {
        // The process has ended in the meantime.
        return []
      }
    })
}
