import { randomInt } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { data, redirect } from '@remix-run/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineDynamicForm } from '~/features/dynamic-forms/dynamic-form/form'
import { serviceDefinitions } from '~/features/services/definitions/service-definitions'
import { defineOrderStepForm } from '~/features/services/order/form'
import { readCookie } from '~/session/cookies.server'
import { requireUser } from '~/session/guards.server'
import { Signer } from '~/session/signer.server'
import { getVisitor } from '~/session/visitor.server'
import { StoredCookies } from '~server/stored-cookies/stored-cookies'
import { withServer } from '~tests/fixtures/api'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { isFullRun } from '~tests/full-run'
import { defineForm, type FormDefinition } from './define-form'
import { createDraft, findDraft, keepTyped, serializeDraft } from './draft.server'
import { loadInterruptedForm, withInterruptedForm } from './interrupted-form.server'
import { isSecretField } from './secret-fields'

const TOKEN = '0123456789abcdef0123456789abcdef'
const PATH = '/en/page?of=form'

/** Upstream that has ended all sessions. */
const ended = withServer(() => (_request, response) => {
  response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthenticated"}')
})

const definitions = [
  ...new Set(
    Object.values(
      import.meta.glob<Record<string, unknown>>(
        ['../features/**/{form,*-forms}.ts', '../routes/**/form.ts'],
        { eager: true },
      ),
    ).flatMap(listDefinitions),
  ),
]

function listDefinitions(value: unknown): FormDefinition[] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return []
  if ('schema' in value && 'oneTime' in value) return [value as FormDefinition]
  return Object.values(value).flatMap(listDefinitions)
}

/** Forms defined by the upstream or by a service. */
const describedForms: FormDefinition[] = [
  ...serviceDefinitions.flatMap((service) =>
    service.steps.flatMap((step) =>
      [true, false].map((isGuest) => defineOrderStepForm(service, step, { isGuest })),
    ),
  ),
  defineDynamicForm(
    Array.from({ length: 20 }, (_, index) => ({
      name: `question_${index}`,
      title: 'A question',
      type: 'textarea',
      isRequired: true,
      rules: '',
    })),
  ),
]

const entries = new Map<string, Buffer>()
const storedCookies = new StoredCookies({
  store: {
    async save({ id, sealed }) {
      entries.set(id, sealed)
      return true
    },
    find: async (id) => entries.get(id),
    async remove(id) {
      entries.delete(id)
    },
  },
  signer: new Signer('secret'),
  log: { warn: (details, message) => expect.fail(`${message} ${JSON.stringify(details)}`) },
})

const jar = new Map<string, string>()
beforeEach(() => {
  jar.clear()
  entries.clear()
  jar.set('__Host-token', TOKEN)
  jar.set('__Host-account', 'nino')
})

const getJar = () => [...jar].map((pair) => pair.join('=')).join('; ')

async function getArgs(path: string, form?: FormData) {
  const args = createRouteArgs(path, { origin: ended.origin, ...(form && { form }) })
  args.request.headers.set('cookie', (await storedCookies.restore(getJar())) ?? '')
  return args
}

/** Sends as a browser does, to an action that requires a user. */
async function send(form: FormData, path = PATH) {
  const args = await getArgs(path, form)
  const answer = await withInterruptedForm(args, () => requireUser(getVisitor(args), args.request))
  if (!(answer instanceof Response)) throw new Error('nobody was sent to sign in')
  await takeCookies(answer.headers)
  return answer
}

/** Stores cookies as browsers do, refusing any over 4096 bytes. */
async function takeCookies(headers: Headers) {
  const lines = await storedCookies.store(headers.getSetCookie(), { header: getJar(), visitor: 'one' })
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (line.length > 4_096) continue
    if (value) jar.set(name, value)
    else jar.delete(name)
  }
}

function signIn(account = 'nino') {
  jar.set('__Host-token', TOKEN.replace('0', 'f'))
  jar.set('__Host-account', account)
}

const find = async (definition: FormDefinition, path = PATH) =>
  loadInterruptedForm(await getArgs(path))?.(definition)

const unwrap = (field: unknown): unknown => (field instanceof z.ZodDefault ? field.unwrap() : field)

/** Generates a text of at most `maxLength` UTF-16 units for a field. */
type Typist = (name: string, maxLength: number | undefined) => string

const typeName: Typist = (name) => `typed ${name}`

/** Length of texts for fields without a maximum. */
const DEFAULT_MAX_LENGTH = 2_000

/** Fills a field to its maximum with letters of a range, which compression cannot shorten. */
const typeLetters =
  (first: string, last: string): Typist =>
  (_name, maxLength = DEFAULT_MAX_LENGTH) => {
    const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)]
    const count = Math.floor(maxLength / first.length)
    return Array.from({ length: count }, () => String.fromCodePoint(randomInt(from, to + 1))).join('')
  }

function getMaxLength(schema: z.ZodType): number | undefined {
  const { maxLength } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return maxLength
}

/** Fills every field, under the names that the browser sends. */
function fill(
  { schema, intent, constraint }: FormDefinition,
  type = typeName,
): { form: FormData; typed: Record<string, unknown> } {
  const form = new FormData()
  const typed: Record<string, unknown> = {}
  for (const [name, described] of Object.entries(schema.shape)) {
    const field = unwrap(described)
    const row = field instanceof z.ZodArray && unwrap(field.element)
    if (row instanceof z.ZodObject) {
      const columns = Object.entries(row.shape).slice(0, type === typeName ? 1 : undefined)
      const values = columns.map(([column, each]) => [column, type(name, getMaxLength(each as z.ZodType))])
      for (const [column, value] of values) form.append(`${name}[0].${column}`, value ?? '')
      typed[name] = [Object.fromEntries(values)]
    } else if (row) {
      const values = [1, 2].map((each) => type(`${name} ${each}`, undefined))
      for (const value of values) form.append(name, value)
      typed[name] = values
    } else {
      const value = type(name, constraint[name]?.maxLength)
      form.append(name, value)
      typed[name] = value
    }
  }
  form.set('form_key', 'one page')
  if (intent) form.set('intent', intent)
  return { form, typed }
}

const allForms = [...definitions, ...describedForms].map((definition, place) => ({
  id: definition.id,
  definition,
  place,
}))

const LETTERS: [bytes: string, type: Typist][] = [
  ['three', typeLetters('ა', 'ჰ')],
  ['four', typeLetters('😀', '🙏')],
]

describe.each(allForms)('the form $id sent after the session has expired', ({ definition, place }) => {
  const names = Object.keys(definition.schema.shape)
  const open = names.filter((name) => !isSecretField(name))

  test('an expired form leads to signing in and is then restored with all values except secrets', async () => {
    const { form, typed } = fill(definition)
    const answer = await send(form)
    if (open.length === 0) {
      expect(await find(definition)).toBeUndefined()
      return
    }
    expect(answer.headers.get('location')).toBe(`/en/auth?${new URLSearchParams({ Continue: PATH })}`)
    expect(jar.get('__Host-flash')).toBe('form_unsent')
    expect(jar.has('__Host-token')).toBe(false)
    expect(await find(definition)).toBeUndefined()
    signIn()
    expect(await find(definition)).toEqual(Object.fromEntries(open.map((name) => [name, typed[name]])))
    const whole = readCookie(await storedCookies.restore(getJar()), 'interruptedForm')
    const stored = new Signer('secret').unseal('unsent-form', whole)
    const text = inflateRawSync(stored ?? Buffer.alloc(0)).toString()
    for (const name of names.filter(isSecretField)) expect(text).not.toContain(`typed ${name}`)
  })

  // Half of the forms get the longer letters in the short run.
  test.each(LETTERS.filter((_, index) => isFullRun || index === place % 2))(
    'a form full of letters of %s bytes is restored whole after signing in',
    async (_bytes, type) => {
      if (open.length === 0) return
      const { form, typed } = fill(definition, type)
      await send(form)
      expect(jar.get('__Host-flash')).toBe('form_unsent')
      signIn()
      // A field of a single letter has no room for a longer one.
      const kept = open.filter((name) => typed[name] !== '')
      expect(await find(definition)).toEqual(Object.fromEntries(kept.map((name) => [name, typed[name]])))
      expect(getJar().length).toBeLessThan(1_500)
    },
  )

  test('a full form is kept whole in its draft', async () => {
    const { draft: name } = definition
    if (name === undefined) return
    const { form } = fill(definition, typeLetters('ა', 'ჰ'))
    const draft = createDraft()
    keepTyped(draft, form, definition)
    await takeCookies(new Headers({ 'Set-Cookie': serializeDraft(await getArgs(PATH), name, draft) }))
    expect(findDraft(await getArgs(PATH), name)).toEqual(draft)
    for (const field of open.filter((each) => typeof form.get(each) === 'string'))
      expect(draft.values[field], field).toBe(form.getAll(field).at(-1))
    expect(getJar().length).toBeLessThan(1_500)
  })
})

test('fields that are never stored are passwords, codes and cards', () => {
  const names = new Set(definitions.flatMap(({ schema }) => Object.keys(schema.shape)))
  expect([...names].filter(isSecretField).toSorted()).toEqual([
    'card_id',
    'code',
    'credential',
    'new_password',
    'passkey',
    'password',
  ])
  const similar = [...names].filter((name) => !isSecretField(name) && /code|card|pass|key|secret/.test(name))
  expect(similar).toEqual(['save_card', 'company_code'])
})

describe('values typed before the session expired', () => {
  const schema = z.object({ name: z.string(), note: z.string().optional() })
  const definition = defineForm({ id: 'any', intent: 'save', schema })
  const typed = (values: Record<string, string> = { name: 'Nino' }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ intent: 'save', ...values })) form.set(name, value)
    return form
  }

  test('typed values are shown only to the same account, page and form', async () => {
    await send(typed())
    signIn()
    expect(await find(definition)).toEqual({ name: 'Nino' })
    expect(await find(definition, '/en/page')).toBeUndefined()
    expect(await find(defineForm({ id: 'other', intent: 'delete', schema }))).toBeUndefined()
    expect(
      await find(defineForm({ id: 'other', intent: 'save', schema: z.object({ id: z.string() }) })),
    ).toBeUndefined()
    signIn('gia')
    expect(await find(definition)).toBeUndefined()
  })

  test('typed values are deleted once the form is sent again, accepted or refused', async () => {
    for (const again of [redirect('/en/done'), data({ formId: 'any' }, 422)]) {
      await send(typed({ name: 'Nino', note: typeLetters('ა', 'ჰ')('note', 3_000) }))
      expect(entries.size).toBe(1)
      signIn()
      const answer = await withInterruptedForm(await getArgs(PATH, typed()), () => again)
      await takeCookies(
        new Headers(
          (answer instanceof Response ? answer : (answer as typeof again & { init: ResponseInit }).init)
            .headers,
        ),
      )
      expect(jar.has('__Host-unsent')).toBe(false)
      expect(entries.size).toBe(0)
    }
  })

  test('typed values longer than any form of the site are not kept, and the user is notified', async () => {
    await send(typed({ name: 'Nino', note: 'x'.repeat(400_000) }))
    expect(jar.get('__Host-flash')).toBe('form_lost')
    signIn()
    expect(await find(definition)).toBeUndefined()
  })

  test('values of a forged cookie are not shown', async () => {
    signIn()
    jar.set('__Host-unsent', 'forged')
    expect(await find(definition)).toBeUndefined()
  })
})

test('an action that requires no user returns its own response, and its errors are thrown', async () => {
  const args = await getArgs(PATH, new FormData())
  expect(await withInterruptedForm(args, () => 'own')).toBe('own')
  await expect(
    withInterruptedForm(args, () => {
      throw new Response(null, { status: 403 })
    }),
  ).rejects.toMatchObject({ status: 403 })
})
