import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** @returns undefined for a missing process and for a zombie */
export async function getProcessName(pid: number): Promise<string | undefined> {
  try {
    return process.platform === 'linux' ? await readProcFs(pid) : await runPs(pid)
  } catch {
    return undefined
  }
}

async function readProcFs(pid: number) {
  const [, name, state] = (await readFile(`/proc/${pid}/stat`, 'utf8')).match(/\((.*)\) (\S)/s) ?? []
  return state === 'Z' ? undefined : name
}

async function runPs(pid: number) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-o', 'comm=', '-p', String(pid)])
  const [state, ...command] = stdout.trim().split(/\s+/)
  return state?.startsWith('Z') ? undefined : path.basename(command.join(' '))
}
