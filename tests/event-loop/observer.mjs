import { appendFileSync, openSync, readSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { performance } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/**
 * Observes the server process; loaded by `node --import`. Writes each long turn of the event loop to
 * EVENT_LOOP_TURNS, one line of JSON each, and a profile of all of them to EVENT_LOOP_PROFILE at the exit.
 *
 * A turn is measured in processor time of its thread, so that other programs on the machine do not matter.
 */

const MIN_MS = 10
const SAMPLING_INTERVAL_MICROSECONDS = 1_000

const { EVENT_LOOP_TURNS: turnsFile, EVENT_LOOP_PROFILE: profileFile } = process.env

// Worker threads load it too.
if (isMainThread && turnsFile && profileFile) {
  observeTurns(turnsFile, createProcessorClock())
  profileUntilExit(profileFile)
}

/** @param {string} file @param {() => number} readProcessorMs */
function observeTurns(file, readProcessorMs) {
  const read = () => ({
    wall: Number(process.hrtime.bigint()) / 1e6,
    idle: performance.nodeTiming.idleTime,
    processor: readProcessorMs(),
  })
  let last = read()
  const endTurn = () => {
    const now = read()
    const active = now.wall - last.wall - (now.idle - last.idle)
    const ms = Math.min(active, now.processor - last.processor)
    if (ms >= MIN_MS) appendFileSync(file, `${JSON.stringify({ from: last.wall, to: now.wall, ms })}\n`)
    last = read()
    // Runs once in each turn; it neither starts a turn nor keeps the process alive.
    setImmediate(endTurn).unref()
  }
  setImmediate(endTurn).unref()
}

/**
 * Returns a clock for the processor time of this thread in ms, if Linux provides it (to 4 ms); elsewhere, for
 * the elapsed time.
 * @returns {() => number}
 */
function createProcessorClock() {
  if (process.platform !== 'linux') return () => performance.now()
  const file = openSync('/proc/thread-self/schedstat', 'r')
  const buffer = Buffer.alloc(128)
  return () => Number.parseInt(buffer.toString('latin1', 0, readSync(file, buffer, 0, 128, 0)), 10) / 1e6
}

/** @param {string} file */
function profileUntilExit(file) {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL_MICROSECONDS })
  session.post('Profiler.start')
  process.once('exit', () => {
    session.post('Profiler.stop', (_error, result) => writeFileSync(file, JSON.stringify(result.profile)))
  })
}
