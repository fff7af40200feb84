import { setFlagsFromString } from 'node:v8'

/**
 * Bytes of bytecode that a function has run, loops counted, when V8 thinks of optimizing it. V8's own number, 67,584, is reached late by
 * a server's code: thousands of functions that each run a few times a page.
 */
const RUN_BEFORE_OPTIMIZATION = 25_000

/** Node.js 22 and later have no such number: a compiler between the interpreter and the optimizing one does the same for them. */
const isNumberKnown = () => process.versions.v8.startsWith('11.')

/** Read by V8 each time, so that it works after the start and however the program was started. */
export function optimizeEarly(): void {
  if (isNumberKnown()) setFlagsFromString(`--interrupt-budget=${RUN_BEFORE_OPTIMIZATION}`)
}
