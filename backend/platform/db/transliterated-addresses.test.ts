import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'

const database = withTestDatabase()

beforeAll(() => addPlaces(database.pool))

test.each([
  'ზურაბ გორგილაძის ქუჩა 50',
  'ყიფშიძის ჩიხი 7, მეორე სადარბაზო',
  'ექვთიმე თაყაიშვილის ქუჩა',
  'ჟღენტის, ძველი წისქვილი, ჭის ხევი, ჯიქია, ფურცელაძე, ცხრა, ჰერეთი, ბერი ღარიბი',
])('the migration transliterates the stored address %s as new ones are', async (address) => {
  const id = await addStatement(database.pool, {
    address_ka: address,
    address_en: address,
    address_ru: address,
  })
  const migration = 'backend/platform/db/migrations/0102_transliterated_addresses.sql'
  await database.pool.query(await readFile(migration, 'utf8'))
  const { rows } = await database.pool.query(
    'select address_ka, address_en, address_ru from statements where id = $1',
    [id],
  )
  expect(rows).toEqual([
    {
      address_ka: address,
      address_en: toReaderLetters(address, 'en'),
      address_ru: toReaderLetters(address, 'ru'),
    },
  ])
})
