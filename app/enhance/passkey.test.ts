import { afterEach, expect, test, vi } from 'vitest'
import enablePasskeys from './passkey'

const create = vi.fn()

class Credential {
  static parseCreationOptionsFromJSON = (options: object) => options
  static parseRequestOptionsFromJSON = (options: object) => options
  toJSON = () => 'made'
}

afterEach(() => vi.unstubAllGlobals())

/** Presses the button twice at once, in a form as shown after a wrong password. */
async function press(answer: { status: number; body: object }) {
  const fetched = vi.fn(async () => Response.json(answer.body, { status: answer.status }))
  const old = { remove: vi.fn() }
  const problem = { hidden: true, textContent: '' }
  const field = { value: '' }
  const password = { value: 'three blue doors', removeAttribute: vi.fn() }
  let onSubmit = (_event: object) => {}
  const form = {
    hidden: true,
    addEventListener: (_type: string, listener: typeof onSubmit) => {
      onSubmit = listener
    },
    querySelectorAll: () => [old],
    requestSubmit: vi.fn(),
  }
  const parts: Record<string, object> = {
    form,
    '[name=credential]': field,
    '[name=password]': password,
    '[data-problem]': problem,
  }
  vi.stubGlobal('window', { PublicKeyCredential: Credential })
  vi.stubGlobal('PublicKeyCredential', Credential)
  vi.stubGlobal('navigator', { credentials: { create } })
  vi.stubGlobal('fetch', fetched)
  enablePasskeys({
    dataset: { url: '/data', purpose: 'add', failed: 'not added', addedBefore: 'added before' },
    hidden: true,
    querySelector: (selector: string) => parts[selector] ?? null,
  } as unknown as HTMLElement)
  onSubmit({ preventDefault() {} })
  onSubmit({ preventDefault() {} })
  await new Promise((resolve) => setTimeout(resolve, 10))
  return { fetched, old, field, form, text: problem.hidden ? undefined : problem.textContent }
}

const OPTIONS = { status: 200, body: { options: { challenge: 'one' } } }

test('the device creates a passkey once the password is verified', async () => {
  create.mockReset().mockResolvedValue(new Credential())
  const { fetched, field, form, text } = await press(OPTIONS)
  const body = new URLSearchParams({ password: 'three blue doors' })
  expect(fetched.mock.calls).toEqual([['/data', { method: 'POST', body }]])
  expect([field.value, text]).toEqual(['"made"', undefined])
  expect(form.requestSubmit).toHaveBeenCalledOnce()
})

test('a wrong password creates no passkey', async () => {
  create.mockReset()
  const { text } = await press({ status: 422, body: { error: 'not your password' } })
  expect(text).toBe('not your password')
  expect(create).not.toHaveBeenCalled()
})

test.each([
  ['InvalidStateError', 'added before'],
  ['NotAllowedError', undefined],
  ['NotSupportedError', 'not added'],
])('a device that returns %s leaves the text %s, and removes old errors', async (name, shown) => {
  create.mockReset().mockRejectedValue(new DOMException('', name))
  const { old, text } = await press(OPTIONS)
  expect(text).toBe(shown)
  expect(old.remove).toHaveBeenCalledOnce()
})
