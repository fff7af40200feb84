import { expect, test } from 'vitest'
import { createWorkerPool } from '~backend/platform/worker-pool'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { testLog } from '~tests/log'
import { drawPicture } from './draw-picture'
import type { RawPicture } from './stills/paint-still'
import { drawIllustration } from './worker'

const workerFile = withWorkerFile('illustration-worker')

test('a thread draws what the main thread would draw', async () => {
  const workers = createWorkerPool<typeof import('./worker')>(workerFile.url, testLog)
  try {
    const task = { width: 160, stillFolder: 'backend/demo/pictures/stills' }
    const svg = await workers.run('drawIllustration', { ...task, seed: 's1', kind: 'panel', n: 2 })
    expect(svg).toBe(drawPicture('s1', 'panel', 2))
    const still = { seed: 'warm', kind: 'kitchen', n: 2 } as const
    const points = await workers.run('drawIllustration', { ...task, ...still })
    const same = (await drawIllustration({ ...task, ...still })) as RawPicture
    expect(points).toEqual({ ...same, bytes: new Uint8Array(same.bytes) })
  } finally {
    await workers.stop()
  }
})
