import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { quietFileLog } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { removeOrphanFiles } from './orphan-files-job'

const database = withTestDatabase()

test('a file without a row is moved once it is old enough to have one', async () => {
  const uploads = await mkdtemp(join(tmpdir(), 'ezo-orphans-'))
  onTestFinished(() => rm(uploads, { recursive: true }))
  const folders = { uploads, formFiles: join(uploads, 'forms') }
  const [known, orphan] = [randomUUID(), randomUUID()]
  const files = [`${known}.webp`, `${known}_thumb.webp`, `${orphan}.webp`, `${orphan}_blur.webp`]
  await Promise.all(files.map((file) => writeFile(join(uploads, file), '')))
  await mkdir(folders.formFiles)
  const orphanOfForm = randomUUID()
  await writeFile(join(folders.formFiles, orphanOfForm), '')
  await database.pool.query("insert into uploaded_pictures (token, user_id, kind) values ($1, $2, 'photo')", [
    known,
    await addUser(database.pool),
  ])
  const listFiles = async (folder: string) =>
    (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  await removeOrphanFiles(database.pool, folders, { log: quietFileLog })
  expect(await listFiles(uploads)).toEqual([...files].sort())
  await removeOrphanFiles(database.pool, folders, { log: quietFileLog, minAgeMs: 0, now: Date.now() + 1_000 })
  expect(await listFiles(uploads)).toEqual(files.slice(0, 2).sort())
  expect(await listFiles(folders.formFiles)).toEqual([])
  expect(await readdir(join(uploads, '.quarantine'))).toHaveLength(2)
  expect((await readdir(join(folders.formFiles, '.quarantine')))[0]).toContain(orphanOfForm)
})
