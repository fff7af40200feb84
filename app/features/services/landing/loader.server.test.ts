import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { serviceDefinitions } from '../definitions/service-definitions'
import { type LandingData, loadLanding } from './loader.server'

const SITE = 'http://ezo.test'
const known: Record<string, unknown> = {
  'auth/grouped-info': { id: 1, name: 'Nino' },
  'services/types/vip-service': [{ id: 1, name: 'VIP' }],
  'services/types/3d-service': [{ id: 31, name: '3D' }],
  'microservice/statements': { cards: [] },
}

async function open(address: string, { signedIn = false, answers = known } = {}) {
  const answer = async (_caller: object, { path }: Call<unknown>) => {
    if (path in answers) return answers[path]
    throw new UpstreamError(path, 'status', 500)
  }
  const context = {
    upstream: { call: answer },
    referenceCache: { get: answer },
    log: { warn() {} },
    site: {},
    caching: new PageCaching(),
  } as unknown as AppLoadContext
  const headers = { cookie: signedIn ? '__Host-token=some-token' : '' }
  const args = { request: new Request(SITE + address, { headers }), context, params: {} }
  return loadLanding(args).catch((thrown: Response) => thrown) as Promise<LandingData & Response>
}

test('a package links to its order: in the account, on the public page, or after signing in', async () => {
  const hrefs = async (...args: Parameters<typeof open>) => (await open(...args)).orderHrefs
  expect(await hrefs('/en/3d-turi')).toEqual({
    '': '/en/3d-turi/tourView',
    31: '/en/3d-turi/tourView?package=31',
  })
  expect(await hrefs('/3d-turi', { signedIn: true })).toMatchObject({
    31: '/account/3DTourService/tourView?package=31',
  })
  expect(await hrefs('/ru/vip')).toEqual({ '': '/ru/vip?order=&login=1', 1: '/ru/vip?order=1&login=1' })
})

test('a visitor who signed in for an order continues with it', async () => {
  const led = await open('/en/vip?order=1', { signedIn: true })
  expect(led.headers.get('location')).toBe('/en/account/vipService/vipView?package=1')
  expect(await open('/en/vip?order=1')).toMatchObject({ name: 'vip' })
})

test('a landing page without the upstream shows no prices and a link to request a call', async () => {
  for (const { landingPath: landing } of serviceDefinitions) {
    if (!landing) continue
    const page = await open(`/en${landing}`, { answers: {} })
    expect(page).toMatchObject({
      packages: [],
      examples: [],
      callHref: `/en${landing}?call_request=1`,
      meta: { canonical: `/en${landing}`, title: expect.stringMatching(/\w/) },
    })
  }
})

test('the landing page of tours shows a tour if an example statement has rooms', async () => {
  const examples = { 'microservice/statements': { cards: [{ id: 7, title: 'Flat' }] } }
  const rooms = [{ name: 'Kitchen' }]
  const withTour = { ...known, ...examples, 'microservice/statements/7/tour': rooms }
  expect(await open('/ru/3d-turi', { answers: withTour })).toMatchObject({
    tour: { rooms, title: 'Flat', href: '/ru/statements/7/tour' },
  })
  expect((await open('/3d-turi', { answers: { ...known, ...examples } })).tour).toBeUndefined()
  expect((await open('/photo-tour', { answers: withTour })).tour).toBeUndefined()
})

// Specification 1.2.26
test('a landing page is found in any letter case, and the path of an order is 404', async () => {
  expect(await open('/VIP/')).toMatchObject({ name: 'vip', meta: { canonical: '/vip' } })
  expect((await open('/3d-turi/tourView')).status).toBe(404)
})

test('a landing page is shown even if the user lookup fails, with links for guests', async () => {
  const { 'auth/grouped-info': _, ...answers } = known
  const page = await open('/en/3d-turi?order=31', { signedIn: true, answers })
  expect(page.orderHrefs?.[31]).toBe('/en/3d-turi/tourView?package=31')
})
