import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { RoaringUint8Array } from 'roaring-wasm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Returns the bytes in objects, arrays and bitmaps, without native libraries. */
export async function measureUsedMemory(): Promise<number> {
  // Some memory is freed only by a second collection.
  for (let collection = 0; collection < 3; collection += 1) {
    collectGarbage()
    await sleep(100)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers + measureBitmapHeap()
}

/** Returns the whole memory of WebAssembly, which never shrinks. */
function measureBitmapHeap(): number {
  const array = new RoaringUint8Array(1)
  const { byteLength } = array.asTypedArray().buffer
  array.dispose()
  return byteLength
}
