import { inflateRawSync } from 'node:zlib'
import { data, redirect } from '@remix-run/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { requireUser } from '~/session/guards.server'
import { Signer } from '~/session/signer.server'
import { getVisitor } from '~/session/visitor.server'
import { withServer } from '~tests/fixtures/api'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { defineForm, type FormDefinition } from './define-form'
import { isSecretField } from './secret-fields'
import { loadUnsentForm, withUnsentForm } from './unsent-form.server'

const TOKEN = '0123456789abcdef0123456789abcdef'
const PATH = '/en/page?of=form'

/** An upstream for which every session has ended. */
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

const jar = new Map<string, string>()
beforeEach(() => {
  jar.clear()
  jar.set('__Host-token', TOKEN)
  jar.set('__Host-account', 'nino')
})

function getArgs(path: string, form?: FormData) {
  const args = createRouteArgs(path, { origin: ended.origin, ...(form && { form }) })
  args.request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
  return args
}

/** Sends as a browser does, to an action that needs a user. */
async function send(form: FormData, path = PATH) {
  const args = getArgs(path, form)
  const answer = await withUnsentForm(args, () => requireUser(getVisitor(args), args.request))
  if (!(answer instanceof Response)) throw new Error('nobody was sent to sign in')
  takeCookies(answer.headers)
  return answer
}

function takeCookies(headers: Headers) {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) jar.set(name, value)
    else jar.delete(name)
  }
}

function signIn(account = 'nino') {
  jar.set('__Host-token', TOKEN.replace('0', 'f'))
  jar.set('__Host-account', account)
}

const find = (definition: FormDefinition, path = PATH) => loadUnsentForm(getArgs(path))?.(definition)

const unwrap = (field: unknown): unknown => (field instanceof z.ZodDefault ? field.unwrap() : field)

/** Something in every field, with the names that the browser sends. */
function fill({ schema, intent }: FormDefinition): { form: FormData; typed: Record<string, unknown> } {
  const form = new FormData()
  const typed: Record<string, unknown> = {}
  for (const [name, described] of Object.entries(schema.shape)) {
    const field = unwrap(described)
    const row = field instanceof z.ZodArray && unwrap(field.element)
    if (row instanceof z.ZodObject) {
      const [column = ''] = Object.keys(row.shape)
      form.append(`${name}[0].${column}`, `typed ${name}`)
      typed[name] = [{ [column]: `typed ${name}` }]
    } else if (row) {
      for (const each of [1, 2]) form.append(name, `typed ${name} ${each}`)
      typed[name] = [1, 2].map((each) => `typed ${name} ${each}`)
    } else {
      form.append(name, `typed ${name}`)
      typed[name] = `typed ${name}`
    }
  }
  form.set('form_key', 'one page')
  if (intent) form.set('intent', intent)
  return { form, typed }
}

describe.each(definitions.map((definition) => ({ id: definition.id, definition })))(
  'the form $id, sent after the session has ended,',
  ({ definition }) => {
    const names = Object.keys(definition.schema.shape)
    const open = names.filter((name) => !isSecretField(name))

    test('leads to signing in and is shown again with all that was typed but secrets', async () => {
      const { form, typed } = fill(definition)
      const answer = await send(form)
      if (open.length === 0) {
        expect(find(definition)).toBeUndefined()
        return
      }
      expect(answer.headers.get('location')).toBe(`/en/auth?${new URLSearchParams({ Continue: PATH })}`)
      expect(jar.get('__Host-flash')).toBe('form_unsent')
      expect(jar.has('__Host-token')).toBe(false)
      expect(find(definition)).toBeUndefined()
      signIn()
      expect(find(definition)).toEqual(Object.fromEntries(open.map((name) => [name, typed[name]])))
      const stored = new Signer('secret').unseal(
        'unsent-form',
        decodeURIComponent(jar.get('__Host-unsent') ?? ''),
      )
      const text = inflateRawSync(stored ?? Buffer.alloc(0)).toString()
      for (const name of names.filter(isSecretField)) expect(text).not.toContain(`typed ${name}`)
    })
  },
)

test('the fields that are never stored are those of passwords, codes and cards', () => {
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

describe('what was typed', () => {
  const schema = z.object({ name: z.string(), note: z.string().optional() })
  const definition = defineForm({ id: 'any', intent: 'save', schema })
  const typed = (values: Record<string, string> = { name: 'Nino' }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ intent: 'save', ...values })) form.set(name, value)
    return form
  }

  test('is shown to nobody else, at no other page and in no other form', async () => {
    await send(typed())
    signIn()
    expect(find(definition)).toEqual({ name: 'Nino' })
    expect(find(definition, '/en/page')).toBeUndefined()
    expect(find(defineForm({ id: 'other', intent: 'delete', schema }))).toBeUndefined()
    expect(
      find(defineForm({ id: 'other', intent: 'save', schema: z.object({ id: z.string() }) })),
    ).toBeUndefined()
    signIn('gia')
    expect(find(definition)).toBeUndefined()
  })

  test('is forgotten once the form is sent again, whether it is refused or not', async () => {
    for (const again of [redirect('/en/done'), data({ formId: 'any' }, 422)]) {
      await send(typed())
      signIn()
      const answer = await withUnsentForm(getArgs(PATH, typed()), () => again)
      takeCookies(
        new Headers(
          (answer instanceof Response ? answer : (answer as typeof again & { init: ResponseInit }).init)
            .headers,
        ),
      )
      expect(jar.has('__Host-unsent')).toBe(false)
    }
  })

  test('leaves out the longest text where a cookie has no room for all', async () => {
    const noise = Array.from({ length: 9_000 }, () => Math.random().toString(36).slice(2, 3)).join('')
    await send(typed({ name: 'Nino', note: noise }))
    signIn()
    expect(find(definition)).toEqual({ name: 'Nino' })
    await send(typed({ name: 'Nino', note: 'x'.repeat(1_000_000) }))
    signIn()
    expect(find(definition)).toEqual({ name: 'Nino' })
  })

  test('of a forged cookie is not shown', () => {
    signIn()
    jar.set('__Host-unsent', 'forged')
    expect(find(definition)).toBeUndefined()
  })
})

test('an action that needs nobody to sign in answers as it is, and its errors are thrown', async () => {
  const args = getArgs(PATH, new FormData())
  expect(await withUnsentForm(args, () => 'own')).toBe('own')
  await expect(
    withUnsentForm(args, () => {
      throw new Response(null, { status: 403 })
    }),
  ).rejects.toMatchObject({ status: 403 })
})
