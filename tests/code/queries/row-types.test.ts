import { expect, test } from 'vitest'
import { withTestDatabase } from '../../database'
import { RowComparison } from './compare'
import { type Column, Describer } from './describe'
import { fillGaps } from './fill-gaps'
import { createProgram, type FoundQuery, findQueries } from './find-queries'
import { TRUSTED_COLUMNS, UNCHECKED_FILES } from './trusted'

const database = withTestDatabase()
const isChecked = (file: string) =>
  /^(backend|scripts|tests\/fixtures)\//.test(file) && !file.endsWith('.test.ts')

test('every query is valid and returns the row that its type declares', { timeout: 600_000 }, async () => {
  const program = createProgram(isChecked)
  const queries = findQueries(program, isChecked).filter(({ file }) => !(file in UNCHECKED_FILES))
  const comparison = new RowComparison(program)
  const client = await database.pool.connect()
  const describer = new Describer(client)
  await describer.readCatalogue()
  const errors: string[] = []
  for (const query of queries)
    for (const text of query.texts) errors.push(...(await findErrors(query, text, describer, comparison)))
  client.release(true)
  expect([...new Set(errors)]).toEqual([])
  expect(queries.length).toBeGreaterThan(300)
})

async function findErrors(
  { place, file, rowNode }: FoundQuery,
  text: string,
  describer: Describer,
  comparison: RowComparison,
): Promise<string[]> {
  let described: { filled: string; columns: Column[] }
  try {
    described = await describeFilled(describer, text)
  } catch (error) {
    return [`${place}: ${(error as Error).message}`]
  }
  const errors: string[] = []
  for (const { column, message, isOfNull } of rowNode
    ? comparison.findErrors(rowNode, described.columns)
    : []) {
    if (`${file} ${column}` in TRUSTED_COLUMNS || `* ${column}` in TRUSTED_COLUMNS) continue
    if (isOfNull && (await describer.provesNotNull(described.filled, column))) continue
    errors.push(`${place}: the column "${column}" ${message}`)
  }
  return errors
}

async function describeFilled(
  describer: Describer,
  text: string,
): Promise<{ filled: string; columns: Column[] }> {
  let failure: unknown
  for (const filled of fillGaps(text))
    try {
      return { filled, columns: await describer.describe(filled) }
    } catch (error) {
      failure ??= error
    }
  throw failure
}
