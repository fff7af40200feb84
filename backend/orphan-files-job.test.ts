import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { removeOrphanFiles } from './orphan-files-job'

const database = withTestDatabase()

test('files without a row are removed once they are old enough to have one', async () => {
  const uploads = await mkdtemp(join(tmpdir(), 'ezo-orphans-'))
  const folders = { uploads, formFiles: join(uploads, 'missing') }
  const [known, orphan] = [randomUUID(), randomUUID()]
  const files = [`${known}.webp`, `${known}_thumb.webp`, `${orphan}.webp`, `${orphan}_blur.webp`]
  await Promise.all(files.map((file) => writeFile(join(uploads, file), '')))
  await database.pool.query("insert into uploaded_pictures (token, user_id, kind) values ($1, $2, 'photo')", [
    known,
    await addUser(database.pool),
  ])
  await mkdir(join(uploads, 'photos'))
  await removeOrphanFiles(database.pool, folders)
  expect(await readdir(uploads)).toHaveLength(5)
  await removeOrphanFiles(database.pool, folders, 0)
  expect((await readdir(uploads)).sort()).toEqual([...files.slice(0, 2), 'photos'].sort())
})
