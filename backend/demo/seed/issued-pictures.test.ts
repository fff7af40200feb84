import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { testLog } from '~tests/log'
import { parseRendition } from '../pictures/file-names'
import type { Illustration } from '../pictures/kinds'
import { createIssuedCheck, type IsIssued } from './issued-pictures'
import { seedDatabase } from './seed'

const database = withTestDatabase()
let isIssued: IsIssued

beforeAll(async () => {
  await seedDatabase(database.pool, { statements: 40, log: testLog })
  isIssued = createIssuedCheck(database.pool)
})

test('every picture in the database may be drawn', async () => {
  const { rows } = await database.pool.query<{ path: string }>(
    `select split_part(line, ' ', 4) as path from statements, string_to_table(images, E'\\n') line
     union select unnest(array[logo, cover]) from users where logo is not null
     union select path from project_images union select path from project_layouts
     union select image_path from articles`,
  )
  expect(rows.length).toBeGreaterThan(300)
  const refused = []
  for (const { path } of rows) {
    const rendition = parseRendition(`${path.replace('/pictures/', '')}.webp`)
    if (!rendition || !(await isIssued(rendition))) refused.push(path)
  }
  expect(refused).toEqual([])
})

test.each<[string, Illustration]>([
  ['a statement that does not exist', { kind: 'living', seed: 's15', n: 0 }],
  ['a statement with another number', { kind: 'living', seed: 's01', n: 0 }],
  ['another room', { kind: 'living', seed: 's1', n: 77 }],
  ['a made-up seed', { kind: 'living', seed: 'madeup', n: 0 }],
  ['a company that does not exist', { kind: 'logo', seed: 'broker999', n: 0 }],
])('a picture of %s may not be drawn', async (_what, illustration) => {
  expect(await isIssued(illustration)).toBe(false)
})
