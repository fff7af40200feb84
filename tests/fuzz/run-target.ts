import { createRandom, type Random } from '~backend/demo/random'

/** Function of the product that takes outside input. */
export interface FuzzTarget {
  name: string
  /** Share of all inputs, relative to other targets. */
  weight: number
  createInput(random: Random): unknown
  /** Throws if the function fails, or returns something that its callers do not expect. */
  run(input: never): unknown
}

export interface FuzzResult {
  name: string
  inputs: number
  /** Processor time of the slowest input, in ms; the lowest of three runs. */
  slowestMs: number
  perSecond: number
  failures: string[]
}

const MAX_INPUT_MS = 50
const MAX_FAILURES = 5
/**
 * Time in ms above which an input is run again: garbage collection does not slow down the same input three
 * times.
 */
const REPEATED_MS = 5

/** Runs a target with repeatable random inputs. */
export function runTarget(target: FuzzTarget, inputs: number, seed: string): FuzzResult {
  const failures: string[] = []
  let slowestMs = 0
  const began = performance.now()
  for (let index = 0; index < inputs && failures.length < MAX_FAILURES; index++) {
    const input = target.createInput(createRandom(seed, target.name, index))
    try {
      const ms = timeRun(target, input)
      slowestMs = Math.max(slowestMs, ms)
      if (ms > MAX_INPUT_MS) failures.push(describeInput(index, input, `${ms.toFixed(0)} ms`))
    } catch (error) {
      failures.push(describeInput(index, input, String(error)))
    }
  }
  const seconds = (performance.now() - began) / 1_000
  return { name: target.name, inputs, slowestMs, perSecond: inputs / seconds, failures }
}

function timeRun({ run }: FuzzTarget, input: unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && best > REPEATED_MS; round++) {
    const began = performance.now()
    run(input as never)
    best = Math.min(best, performance.now() - began)
  }
  return best
}

function describeInput(index: number, input: unknown, problem: string): string {
  const shown = input instanceof Uint8Array ? Buffer.from(input).toString('base64') : JSON.stringify(input)
  return `input ${index}: ${problem}\n    ${shown?.slice(0, 400)}`
}
