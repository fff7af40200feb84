import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { parseDrawingPath } from '~/map/drawing-url'
import { MAP_ARCHIVE } from '~tests/fixtures/map-archive'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { DrawingThread } from './drawing-thread'

const workerFile = withWorkerFile('drawing-worker')
const parsed = parseDrawingPath('/v/en/search/15/163654/97571.svg')
if (!parsed) throw new Error('no picture')
const { drawing } = parsed

test('a thread draws several pictures, one after the other', async () => {
  const log = { warn: vi.fn() }
  const thread = new DrawingThread({ file: workerFile.url, archive: MAP_ARCHIVE, log })
  try {
    const [one, other] = await Promise.all([
      thread.draw(drawing),
      thread.draw({ ...drawing, language: 'ru' }),
    ])
    expect(one?.svg).toContain('Vazha-Pshavela Avenue')
    expect(other?.svg).toContain('проспект Важи-Пшавелы')
    expect(log.warn).not.toHaveBeenCalled()
  } finally {
    await thread.stop()
  }
})

test('the queue of drawings is limited to those that can be drawn soon', async () => {
  const log = { warn: vi.fn() }
  const thread = new DrawingThread({ file: workerFile.url, archive: MAP_ARCHIVE, log })
  try {
    const answers = await Promise.allSettled(
      Array.from({ length: 45 }, () => thread.draw({ ...drawing, zoom: 6, column: 150, row: 90 })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
    expect((await thread.draw(drawing)).isIncomplete).toBe(false)
  } finally {
    await thread.stop()
  }
})

test('a thread that cannot start rejects its drawings', async () => {
  const log = { warn: vi.fn() }
  const file = pathToFileURL(join(process.cwd(), '.cache/no-such-file.js'))
  const thread = new DrawingThread({ file, archive: MAP_ARCHIVE, log, timeoutMs: 1_000 })
  await expect(thread.draw(drawing)).rejects.toThrow()
  await thread.stop()
})
