import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { countPublicFigures } from '~tests/fixtures/public-figures'
import { qualityFigures } from './routes'

const database = withTestDatabase()
const api = withApi(database)

test('figures are available after the first count', async () => {
  const load = async () => (await api.get('/v1/statement-quality')).body.data
  expect(await load()).toEqual({ figures: null })
  await countPublicFigures(database.pool, qualityFigures)
  expect(await load()).toMatchObject({ figures: { country: { statements: 0 } } })
})
