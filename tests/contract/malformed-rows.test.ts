import { expect, test } from 'vitest'
import { allSamples } from '~contract/samples/all-samples'
import { success } from '~contract/schemas/envelope'
import { skipRows } from '~contract/schemas/rows'

/** Lists whose rows make sense only together, by the names of their fields. */
const WHOLE_LISTS = new Set([
  'answers',
  'contributions',
  'coordinates',
  'doors',
  'fields',
  'files',
  'groups',
  'loan_fields',
  'options',
  'panoramas',
  'pieces',
  'rooms',
])

type Json = Record<string, unknown> | unknown[]

/** Returns the fields that hold rows, starting at the answer. */
function listRowFields(data: unknown, path: string[] = []): string[][] {
  if (typeof data !== 'object' || data === null) return []
  const nested = Object.entries(data).flatMap(([key, value]) => listRowFields(value, [...path, key]))
  const isList = Array.isArray(data) && typeof data[0] === 'object' && data[0] !== null
  return isList ? [path, ...nested] : nested
}

function withMalformedRow(data: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return [...(data as unknown[]), null]
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) }
  const fields = copy as Json & Record<string, unknown>
  fields[key] = withMalformedRow(fields[key], rest)
  return copy
}

const lists = allSamples.flatMap(({ endpoint, schema, data }) =>
  listRowFields(data)
    .filter((path) => !path.some((key) => WHOLE_LISTS.has(key)))
    .map((path) => ({ endpoint, schema, data, path })),
)

// Specification 1.7.55
test.each(lists)(
  'one malformed row of $endpoint $path does not blank the answer',
  ({ schema, data, path }) => {
    const answer = { result: true, data: withMalformedRow(data, path) }
    const { parsed } = skipRows(() => success(schema).safeParse(answer))
    expect(parsed.error).toBeUndefined()
  },
)
