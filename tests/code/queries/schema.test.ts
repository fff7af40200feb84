import path from 'node:path'
import { expect, test } from 'vitest'
import { withTestDatabase } from '../../database'
import { generateSchema } from './generate-schema'

const FILE = path.resolve(import.meta.dirname, '../../../backend/platform/db/schema.ts')
const database = withTestDatabase()

test('the types of the tables match the migrated database', async () => {
  await expect(await generateSchema(database.pool)).toMatchFileSnapshot(FILE)
})
