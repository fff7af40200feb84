import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { INTENT_FIELD } from '~/forms/define-form'

const NAMES = ['name', 'phone_number', 'email', 'message', 'amount', 'code', 'card_id', 'city', 'id', 'keep']

const HOSTILE_FIELDS: readonly [name: string, value: string][] = [
  ['__proto__.polluted', '1'],
  ['constructor.prototype.polluted', '1'],
  ['a[__proto__]', '1'],
  ['a[', '1'],
  ['is_admin', '1'],
  ...NAMES.flatMap((name): [string, string][] => [
    [`${name}[999999999]`, 'x'],
    [`${name}[0].x`, 'x'],
    [`${name}.x`, 'x'],
    [name, '<script>alert(1)</script>'],
    [name, '-1e999'],
  ]),
]

/** Returns bodies that no form of the site sends, by name. */
export function createHostileBodies(): Record<string, BodyInit> {
  const files = new FormData()
  for (const name of NAMES) files.append(name, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
  return {
    'an empty form': new URLSearchParams(),
    'hostile fields': new URLSearchParams([...HOSTILE_FIELDS]),
    'long texts': new URLSearchParams(NAMES.map((name) => [name, 'x'.repeat(40_000)])),
    'repeated fields': new URLSearchParams(Array.from({ length: 20_000 }, () => ['name', 'x'])),
    'a malformed button': new URLSearchParams({ __intent__: '{', __state__: '{' }),
    'a button with an endless row': new URLSearchParams({
      __intent__: '{"type":"insert","payload":{"name":"name","index":999999999}}',
    }),
    files,
  }
}

/** Returns the same fields as if sent by a button of the site. */
export function createIntentBody(intent: string): BodyInit {
  return new URLSearchParams([[INTENT_FIELD, intent], ...HOSTILE_FIELDS])
}

/** Lists the intents of all forms and buttons, as the sources of the site name them. */
export function listIntents(): string[] {
  const folder = path.join(import.meta.dirname, '../../app')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const intents = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(INTENT)].map(([, intent = '']) => intent),
  )
  return [...new Set(intents)].sort()
}

const INTENT =
  /(?:intent: |intent === |INTENT_FIELD\} value=|name="intent" value=|onButton\(\w+, |_CODE = )['"](\w+)['"]/g
