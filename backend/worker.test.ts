import { beforeAll, expect, test } from 'vitest'
import { findNewestModel } from '~backend/estimate/retrain-model'
import { createWorkerPool } from '~backend/platform/worker-pool'
import { withTestDatabase } from '~tests/database'
import { addPlaces } from '~tests/fixtures/database-rows'
import { addFlatsForSale } from '~tests/fixtures/estimate'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { testLog } from '~tests/log'

const database = withTestDatabase()
const workerFile = withWorkerFile()

beforeAll(async () => {
  await addPlaces(database.pool)
  await addFlatsForSale(database.pool, 120)
})

test('a worker thread trains the price model on the flats of the database', async () => {
  const workers = createWorkerPool<typeof import('./worker')>(workerFile.url, testLog)
  try {
    const id = await workers.run('retrainEstimates', { connection: database.connection })
    expect(id).toBeGreaterThan(0)
    expect(await findNewestModel(database.pool)).toMatchObject({ id })
  } finally {
    await workers.stop()
  }
})
