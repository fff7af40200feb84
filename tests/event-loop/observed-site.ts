import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type StartedSite, startSite } from '../e2e/start-site'
import { type CpuProfile, readStack } from './profile-stack'

/** Long turn of the server's event loop; times are milliseconds of the machine's clock. */
export interface Turn {
  from: number
  to: number
  /** Processor time of the thread. */
  ms: number
}

export interface ObservedSite extends StartedSite {
  hasLogged(message: string): boolean
  /**
   * Returns turns of at least 10 ms so far.
   * @param from only turns that ended after this time
   */
  readTurns(from?: number): Turn[]
  /** Describes where the program was in most samples of a turn; the site must have stopped. */
  describeTurn(turn: Turn): string
  removeFiles(): void
}

/** Reads the clock that turns are measured with. */
export const readClock = () => Number(process.hrtime.bigint()) / 1e6

export async function startObservedSite(settings: Record<string, string>): Promise<ObservedSite> {
  let output = ''
  const folder = mkdtempSync(join(tmpdir(), 'ezo-event-loop-'))
  const turnsFile = join(folder, 'turns.jsonl')
  const profileFile = join(folder, 'profile.json')
  const environment = {
    ...settings,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'observer.mjs'))}`,
    EVENT_LOOP_TURNS: turnsFile,
    EVENT_LOOP_PROFILE: profileFile,
  }
  const site = await startSite(environment, (text) => {
    output += text
  })
  const turns: Turn[] = []
  let profile: CpuProfile | undefined
  return {
    ...site,
    hasLogged: (message) => output.includes(message),
    readTurns(from = 0) {
      if (existsSync(turnsFile)) {
        const lines = readFileSync(turnsFile, 'utf8').split('\n')
        // The last line may be written only in part.
        for (const line of lines.slice(turns.length, -1)) turns.push(JSON.parse(line) as Turn)
      }
      return turns.filter(({ to }) => to > from)
    },
    describeTurn({ from, to }) {
      profile ??= JSON.parse(readFileSync(profileFile, 'utf8')) as CpuProfile
      return readStack(profile, from, to)
    },
    removeFiles: () => rmSync(folder, { recursive: true, force: true }),
  }
}
