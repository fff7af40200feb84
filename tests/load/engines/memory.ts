import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes that this process holds in objects and arrays; not what native libraries and WebAssembly hold. */
export async function usedMemory(): Promise<number> {
  // What one collection lets go of is given back beside the program, and some of it only by the next one.
  for (let time = 0; time < 3; time += 1) {
    collectGarbage()
    await sleep(100)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
