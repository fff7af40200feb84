import { expect, test } from 'vitest'
import { allEndpoints } from '~contract/endpoints/all-endpoints'
import { createDocument } from '../../scripts/openapi/create-document'

interface Linter {
  validate(document: object): Promise<{ valid: boolean; errors?: unknown }>
}

const LINTER_PACKAGE: string = '@seriousme/openapi-schema-validator'
const { Validator }: { Validator: new () => Linter } = await import(LINTER_PACKAGE)

type Operation = {
  operationId: string
  security: object[]
  parameters: { name?: string; in?: string; schema?: object }[]
  requestBody?: { content: Record<string, { schema: { properties: object } }> }
  responses: Record<string, { content?: Record<string, { schema: object; examples?: object }> }>
}

const document = createDocument() as { paths: Record<string, Record<string, Operation>> }
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

/** The linter may change a document. */
const lint = (value: object) => new Validator().validate(structuredClone(value))

test('the OpenAPI document is valid', async () => {
  expect(await lint(document)).toEqual({ valid: true })
})

test('the linter rejects a document whose operation lacks its responses', async () => {
  const broken = { ...document, paths: { '/streets': { get: { parameters: [{ in: 'nowhere' }] } } } }
  expect((await lint(broken)).valid).toBe(false)
})

test('every parameter in a path is declared, and no other one', () => {
  for (const [path, operationsOfPath] of Object.entries(document.paths))
    for (const { parameters } of Object.values(operationsOfPath)) {
      const declared = parameters.flatMap(({ name, in: place }) => (place === 'path' ? `{${name}}` : []))
      expect(declared).toEqual(path.match(/\{[^}]+\}/g) ?? [])
    }
})

test('the OpenAPI document has one operation for each endpoint, with a name of its own', () => {
  expect(operations).toHaveLength(allEndpoints.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allEndpoints.length)
})

test('operations name their fields, encoding, access and examples', () => {
  const addStreet = document.paths['/v1/streets/create']?.post
  expect(addStreet?.security).toEqual([{ websiteKey: [], session: [] }])
  expect(addStreet?.requestBody?.content['multipart/form-data']?.schema.properties).toMatchObject({
    display_name: { type: 'string' },
    city_id: { type: 'string', pattern: '^\\d{1,9}$' },
  })
  expect(Object.keys(addStreet?.responses ?? {})).toEqual(['200', '401', '422'])
  const streets = document.paths['/v1/streets']?.get
  expect(streets?.security).toEqual([{ websiteKey: [] }])
  expect(streets?.parameters).toContainEqual({
    name: 'city_id',
    in: 'query',
    required: false,
    schema: { type: 'integer' },
  })
  expect(streets?.responses[200]?.content?.['application/json']).toMatchObject({
    schema: { properties: { data: { items: { properties: { display_name: { type: 'string' } } } } } },
    examples: { sample1: { value: { result: true } } },
  })
  const list = document.paths['/v1/microservice/statements']?.get
  expect(list?.parameters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['deal_types', 'price_from']),
  )
})
