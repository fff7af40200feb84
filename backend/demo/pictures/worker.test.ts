import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createProcessPool } from '~backend/platform/process-pool'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { testLog } from '~tests/log'
import type { Rendition } from './file-names'
import { drawIllustration } from './worker'

const workerFile = withWorkerFile('illustration-worker')

test('the worker process draws the same picture as the server', async () => {
  const workers = createProcessPool<typeof import('./worker')>(workerFile.url, testLog, { idleMs: 60_000 })
  const format = { width: 160, format: 'webp', blurred: false } as const
  const renditions: Rendition[] = [
    { seed: 's1', kind: 'site', n: 640, ...format },
    { seed: 'warm', kind: 'kitchen', n: 2, ...format },
    { seed: 'living', kind: 'tour', n: 0, ...format },
  ]
  try {
    for (const rendition of renditions) {
      const task = {
        ...rendition,
        stillFolder: 'backend/demo/pictures/stills',
        tourFolder: 'public/tours/sololaki',
      }
      const file = await workers.run('drawIllustration', task)
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 160, height: 120 })
      expect(file).toEqual(await drawIllustration(task))
    }
  } finally {
    await workers.stop()
  }
})
