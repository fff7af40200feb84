import { z } from 'zod'
import { allEndpoints } from '~contract/endpoints/all-endpoints'
import { type Access, API_PREFIXES, type Endpoint } from '~contract/endpoints/endpoint'
import { LANGUAGES } from '~contract/languages'
import { RefusalBody } from '~contract/schemas/envelope'
import { apiFilters, SEARCHED_STAY } from '~contract/search-filters'
import { MAX_STAY_GUESTS } from '~contract/stays'

type Json = Record<string, unknown>

const MEDIA_TYPES = { form: 'multipart/form-data', json: 'application/json' } as const

/** Creates the OpenAPI 3.1 document of all endpoints in `contract/endpoints/`. */
export function createDocument(endpoints: readonly Endpoint[] = allEndpoints): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = `/${API_PREFIXES[endpoint.api]}/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'APIs of the marketplace',
      version: '1',
      description:
        'Requests of the web app, and the answers it reads. Unknown fields of answers are ignored. The tag of an ' +
        'operation is its API: in production each API may have a base URL of its own, which replaces `/api` and the ' +
        'first part of the path.',
    },
    servers: [{ url: '/api', description: 'The bundled backend' }],
    tags: Object.keys(API_PREFIXES).map((name) => ({ name })),
    paths,
    components: {
      parameters: {
        Locale: {
          name: 'Locale',
          in: 'header',
          description: 'Language of the answer',
          schema: { type: 'string', enum: [...LANGUAGES], default: LANGUAGES[0] },
        },
      },
      schemas: { Refusal: toJsonSchema(RefusalBody) },
      securitySchemes: {
        websiteKey: { type: 'apiKey', in: 'header', name: 'X-Website-Key' },
        session: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function toOperation(endpoint: Endpoint): Json {
  const { api, method, path, summary, access, body, takesFile } = endpoint
  return {
    operationId:
      `${method.toLowerCase()}_${API_PREFIXES[api]}_${path.replaceAll(/[^a-z0-9]+/gi, '_')}`.replace(
        /_$/,
        '',
      ),
    summary,
    tags: [api],
    security: listSecurity(access),
    parameters: [{ $ref: '#/components/parameters/Locale' }, ...listParameters(endpoint)],
    ...(body && {
      requestBody: {
        required: true,
        content: { [MEDIA_TYPES[body.encoding]]: { schema: toJsonSchema(body.fields) } },
      },
    }),
    ...(takesFile && {
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
    }),
    responses: {
      200: { description: 'Success', content: { 'application/json': toSuccess(endpoint) } },
      ...Object.fromEntries(listRefusals(endpoint).map(([status, description]) => [status, { description }])),
      ...((body || endpoint.query) && {
        422: {
          description: 'Invalid fields',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      }),
    },
  }
}

function listSecurity(access: Access): Json[] {
  const [anonymous, signedIn] = [{ websiteKey: [] }, { websiteKey: [], session: [] }]
  if (access === 'anyone') return [anonymous]
  return isOpenToGuests(access) ? [anonymous, signedIn] : [signedIn]
}

function isOpenToGuests(access: Access): boolean {
  return access === 'anyone' || access === 'visitor' || access === 'holder'
}

function listRefusals({ access, mayBeMissing }: Endpoint): [status: string, description: string][] {
  const isRestricted = !isOpenToGuests(access)
  const isHidden = access === 'owner' || access === 'holder' || access === 'operator'
  return [
    ...(isRestricted ? [['401', 'Not signed in'] as [string, string]] : []),
    ...(typeof access === 'object' ? [['403', 'Not for this type of account'] as [string, string]] : []),
    ...(mayBeMissing || isHidden ? [['404', 'Does not exist'] as [string, string]] : []),
    ...(typeof access === 'object' && access.isConfirmed
      ? [['409', 'The company awaits confirmation'] as [string, string]]
      : []),
  ]
}

function listParameters({ path, query, takesSearchFilters }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = query ? listQueryParameters(query) : []
  return [...inPath, ...inQuery, ...(takesSearchFilters ? listFilterParameters() : [])]
}

function listQueryParameters(query: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = toJsonSchema(query) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function listFilterParameters(): Json[] {
  const stay = [
    toFilterParameter(SEARCHED_STAY.from, { type: 'string', format: 'date' }),
    toFilterParameter(SEARCHED_STAY.to, { type: 'string', format: 'date' }),
    toFilterParameter(SEARCHED_STAY.guests, { type: 'integer', minimum: 1, maximum: MAX_STAY_GUESTS }),
  ]
  const filters = apiFilters.flatMap(({ parameter, kind }) => {
    if (kind === 'flag') return [toFilterParameter(parameter, { type: 'string', enum: ['0', '1'] })]
    if (kind === 'ids') return [toFilterParameter(parameter, { type: 'string', pattern: '^\\d+(,\\d+)*$' })]
    return ['from', 'to'].map((end) => toFilterParameter(`${parameter}_${end}`, { type: 'number' }))
  })
  return [...filters, ...stay]
}

function toFilterParameter(name: string, schema: Json): Json {
  return { name, in: 'query', required: false, schema }
}

function toSuccess({ answer, isBare, samples }: Endpoint): Json {
  const examples = samples.map((sample, index) => [
    `sample${index + 1}`,
    { value: isBare ? sample : { result: true, data: sample } },
  ])
  return {
    schema: isBare ? toJsonSchema(answer) : toEnvelope(toJsonSchema(answer)),
    ...(examples.length > 0 && { examples: JSON.parse(JSON.stringify(Object.fromEntries(examples))) }),
  }
}

function toEnvelope(data: Json): Json {
  return { type: 'object', properties: { result: { const: true }, data }, required: ['result', 'data'] }
}

/** Describes what is sent; parts that JSON Schema cannot express accept anything. */
function toJsonSchema(schema: z.ZodType): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { wire } = jsonSchema as { wire?: Json }
      if (!wire) return
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key]
      Object.assign(jsonSchema, wire)
    },
  })
  return json
}
