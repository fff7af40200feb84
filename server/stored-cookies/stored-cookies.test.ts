import { expect, test, vi } from 'vitest'
import { clearPersonalData, readCookie, setCookie } from '~/session/cookies.server'
import { Signer } from '~/session/signer.server'
import type { CookieStore } from '~contract/cookie-store'
import { MAX_INLINE_LENGTH, StoredCookies } from './stored-cookies'

const LONG = 'x'.repeat(30_000)
const VISITOR = 'a-network'

function createStore() {
  const entries = new Map<string, { sealed: Buffer; maxAgeSeconds: number }>()
  const store: CookieStore = {
    async save({ id, ...entry }) {
      entries.set(id, entry)
      return true
    },
    find: async (id) => entries.get(id)?.sealed,
    async remove(id) {
      entries.delete(id)
    },
  }
  const warn = vi.fn()
  const cookies = new StoredCookies({ store, signer: new Signer('secret'), log: { warn } })
  return { entries, store, cookies, warn }
}

const toHeader = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ')

async function storeLong({ cookies }: ReturnType<typeof createStore>): Promise<string> {
  const lines = [setCookie('formDrafts', LONG), setCookie('currency', 'gel')]
  return toHeader(await cookies.store(lines, { header: undefined, visitor: VISITOR }))
}

test('a long draft leaves a short cookie in the browser and is restored completely', async () => {
  const site = createStore()
  const header = await storeLong(site)
  expect(header).toMatch(/^__Host-drafts=~a-network\.[\w-]{22}\.[\w-]{43}; __Host-currency=gel$/)
  const restored = await site.cookies.restore(header)
  expect(readCookie(restored, 'formDrafts')).toBe(LONG)
  expect(readCookie(restored, 'currency')).toBe('gel')
})

test('a stored value can be read only with the key in the cookie, not with the secret of the site', async () => {
  const site = createStore()
  const header = await storeLong(site)
  const [[id = '', entry] = []] = site.entries
  expect(header).toContain(id)
  expect(entry?.maxAgeSeconds).toBe(1_800)
  expect(entry?.sealed.includes('xxxx')).toBe(false)
  const forged = `__Host-drafts=~${id}.${'A'.repeat(43)}`
  expect(await site.cookies.restore(forged)).toBe(forged)
  // The key of one cookie does not open the entry under the name of another.
  const renamed = header.replace('__Host-drafts', '__Host-unsent')
  expect(readCookie(await site.cookies.restore(renamed), 'interruptedForm')).not.toBe(LONG)
})

test('a value up to the limit, and every cookie that may not be stored, stays in the browser', async () => {
  const { cookies, entries } = createStore()
  const lines = [
    setCookie('formDrafts', 'x'.repeat(MAX_INLINE_LENGTH)),
    setCookie('token', 'x'.repeat(2_000)),
    'other=y; Path=/',
  ]
  expect(await cookies.store(lines, { header: undefined, visitor: VISITOR })).toEqual(lines)
  expect(entries.size).toBe(0)
})

test('a changed value replaces its entry, and an answer that never arrived leaves a reference that works', async () => {
  const site = createStore()
  const header = await storeLong(site)
  const changed = [setCookie('formDrafts', `${LONG}!`)]
  expect(toHeader(await site.cookies.store(changed, { header, visitor: 'another-network' }))).toBe(
    header.split('; ')[0],
  )
  expect(site.entries.size).toBe(1)
  expect(readCookie(await site.cookies.restore(header), 'formDrafts')).toBe(`${LONG}!`)
})

test('removing the cookie, as signing out does, erases the entry', async () => {
  const site = createStore()
  const header = await storeLong(site)
  const lines = clearPersonalData().flatMap(([name, value]) => (name === 'Set-Cookie' ? [value] : []))
  expect(await site.cookies.store(lines, { header, visitor: VISITOR })).toEqual(lines)
  expect(site.entries.size).toBe(0)
  expect(await site.cookies.restore(header)).toBe(header)
})

test.each([
  ['is full', async () => false],
  ['fails', () => Promise.reject(new Error('gone'))],
])('a store that %s is logged, and the visitor reads that the form was not kept', async (_case, save) => {
  const site = createStore()
  site.store.save = save
  const lines = [setCookie('interruptedForm', LONG), setCookie('flash', 'form_unsent')]
  const made = await site.cookies.store(lines, { header: undefined, visitor: VISITOR })
  expect(toHeader(made)).toBe('__Host-unsent=; __Host-flash=form_lost')
  expect(site.warn).toHaveBeenCalledOnce()
})

test('a store that cannot be read shows pages without the value', async () => {
  const site = createStore()
  const header = await storeLong(site)
  site.store.find = () => Promise.reject(new Error('gone'))
  expect(await site.cookies.restore(header)).toBe(header)
  expect(site.warn).toHaveBeenCalledOnce()
})
