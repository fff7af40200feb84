import { setFlagsFromString } from 'node:v8'

/**
 * Per cent by which the heap may outgrow what was alive in it before garbage is collected. By itself V8 lets it grow to several times
 * that, as if the machine were its own. Less than this saves little memory, and collecting takes a tenth more of a page's time.
 */
const MAX_GROWTH_PERCENT = 100

/**
 * Bytes of bytecode that a function has run, loops counted, when V8 thinks of optimizing it. V8's own number, 67,584, is reached late by
 * a server's code: thousands of functions that each run a few times a page.
 */
const RUN_BEFORE_OPTIMIZATION = 25_000

/** Node.js 22 and later have no such number: a compiler between the simplest and the optimizing one does the same for them. */
const isRunCounted = () => process.versions.v8.startsWith('11.')

/** V8 reads both each time, so that they work after the start and however the program was started. */
export function setUpV8(): void {
  setFlagsFromString(`--heap-growing-percent=${MAX_GROWTH_PERCENT}`)
  if (isRunCounted()) setFlagsFromString(`--interrupt-budget=${RUN_BEFORE_OPTIMIZATION}`)
}
