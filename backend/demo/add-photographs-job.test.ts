import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanPhotos } from '~backend/statement-drafts/photos/photo-files'
import { unpackImages } from '~backend/statements/packed-images'
import { withTestDatabase } from '~tests/database'
import { createTestPhotos } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { createPhoto } from '~tests/fixtures/statement-draft'
import { createPhotographsJob } from './add-photographs-job'

const database = withTestDatabase()
const folder = join(tmpdir(), `ezo-photographs-${randomUUID()}`)
beforeAll(async () => {
  await mkdir(folder)
  await addPlaces(database.pool)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('demo plots of land get real photographs with their author once, and other statements get none', async () => {
  const { pool } = database
  const drawing = '1200 900 t /pictures/land-s1-0'
  const plot = await addStatement(pool, { real_estate_type_id: 4, images: drawing })
  const bare = await addStatement(pool, { real_estate_type_id: 4 })
  const flat = await addStatement(pool, { images: drawing })
  const photos = createTestPhotos(folder)
  const sources: string[] = []
  // Replaces each photograph by a small one, because all sizes of four photographs take seconds.
  const makePhoto = async ({ source }: { source: string }) => {
    sources.push(source)
    const small = join(folder, 'small.jpg')
    await writeFile(small, await createPhoto(sources.length, { width: 320, height: 240 }))
    return photos.makePhoto({ source: small })
  }
  const job = createPhotographsJob(pool, {
    photos: { ...photos, makePhoto },
    folder: 'backend/demo/photographs',
  })
  await job.run(new AbortController().signal)
  await job.run(new AbortController().signal)
  expect(sources.filter((source) => existsSync(source))).toHaveLength(4)

  const { rows } = await pool.query('select id, images, photo_notes from statements order by id')
  const imagesOf = (id: number) => unpackImages(rows.find((row) => row.id === id)?.images)
  expect(imagesOf(flat)).toHaveLength(1)
  expect(imagesOf(bare)).toHaveLength(2)
  expect(imagesOf(plot).map(({ is_main }) => is_main)).toEqual([true, false, false])
  const [first] = imagesOf(plot)
  // A plot has no window to view it from.
  expect(rows.find(({ id }) => id === plot).photo_notes[first?.path ?? '']).toEqual({
    caption: '© Aitzol Berasategi, CC BY 4.0',
    kind: 'photo',
  })
  await pool.query("update uploaded_photos set created_at = now() - interval '1 day'")
  await cleanPhotos(pool, photos)
  expect(existsSync(join(folder, `${first?.path.split('/').at(-1)}-480.avif`))).toBe(true)
})
