import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createNominatimGeocoder } from './nominatim.server'

const caller = { language: 'ka', requestId: 'request-1' } as const
const HOUSE = {
  place_id: 1,
  lat: '41.7096',
  lon: '44.7554',
  category: 'building',
  display_name: '47, ჭავჭავაძის გამზირი, ვაკე, თბილისი',
  address: {
    house_number: '47',
    road: 'ჭავჭავაძის გამზირი',
    suburb: 'ვაკე',
    city: 'თბილისი',
    country_code: 'ge',
  },
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function geocoderOnto(listener: RequestListener) {
  server = createServer(listener)
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return createNominatimGeocoder({ url: `http://127.0.0.1:${port}`, timeoutMs: 300 })
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

describe('geocoding a postal address', () => {
  // Specification 2.7.15
  test("geocoding an address searches Georgia in the visitor's language and sends no user data", async () => {
    let sentRequest: { url?: string; headers?: object } = {}
    const geocoder = await geocoderOnto((request, response) => {
      sentRequest = { url: request.url ?? '', headers: request.headers }
      response.end('[]')
    })
    expect(await geocoder.findByAddress({ ...caller, language: 'ru' }, 'Чавчавадзе & 47')).toEqual([])
    const { pathname, searchParams } = new URL(sentRequest.url ?? '', 'http://here.invalid')
    expect(pathname).toBe('/search')
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'Чавчавадзе & 47',
      limit: '5',
      countrycodes: 'ge',
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'ru',
    })
    expect(Object.keys(sentRequest.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/authorization|cookie|request-id|visitor/)]),
    )
  })

  test.each([
    [{ house_number: '47', road: 'x' }, 'house'],
    [{ road: 'x', suburb: 'y' }, 'street'],
    [{ suburb: 'y', city_district: 'z' }, 'urban'],
    [{ city_district: 'z', city: 'c' }, 'district'],
    [{ town: 'c' }, 'city'],
    [undefined, 'city'],
  ])('the geocoding result %j has the precision of a %s', async (address, precision) => {
    const geocoder = await geocoderOnto(answering([{ ...HOUSE, address }]))
    expect(await geocoder.findByAddress(caller, 'x')).toMatchObject([
      { place: { latitude: 41.7096, longitude: 44.7554 }, precision, ids: {} },
    ])
  })
})

describe('geocoding a point', () => {
  // Specification 2.7.15
  test('geocoding a point returns the place at the point', async () => {
    let url = ''
    const geocoder = await geocoderOnto((request, response) => {
      url = request.url ?? ''
      response.end(JSON.stringify(HOUSE))
    })
    expect(await geocoder.findByPoint(caller, { latitude: 41.70961234, longitude: 44.7554 })).toMatchObject({
      name: HOUSE.display_name,
      street: 'ჭავჭავაძის გამზირი',
      precision: 'house',
    })
    expect(url).toMatch(/^\/reverse\?lat=41\.709612&lon=44\.755400&zoom=18&/)
  })

  test('geocoding a point in the sea returns undefined', async () => {
    const geocoder = await geocoderOnto(answering({ error: 'Unable to geocode' }))
    expect(await geocoder.findByPoint(caller, { latitude: 0, longitude: 0 })).toBeUndefined()
  })
})

describe('a failing geocoder', () => {
  test.each([
    ['a server error', answering('', 500), { failure: 'status', status: 500 }],
    ['too many calls', answering('', 429), { failure: 'status', status: 429 }],
    ['garbage', answering('<html>'), { failure: 'contract', status: 502 }],
    ['another shape', answering([{ lat: '1000', lon: '0', display_name: 'x' }]), { failure: 'contract' }],
    ['silence', () => {}, { failure: 'timeout', status: 504 }],
    ['a hang-up', (request) => request.socket.destroy(), { failure: 'network', status: 502 }],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      { failure: 'network' },
    ],
  ] satisfies [string, RequestListener, object][])(
    'the geocoder throws an UpstreamError on %s',
    async (_name, listener, failure) => {
      const geocoder = await geocoderOnto(listener)
      await expect(geocoder.findByAddress(caller, 'secret address')).rejects.toMatchObject(failure)
      await expect(geocoder.findByAddress(caller, 'secret address')).rejects.not.toThrow('secret')
    },
  )

  test('the geocoder throws an UpstreamError when the visitor has disconnected', async () => {
    const geocoder = await geocoderOnto(() => {})
    const lookup = geocoder.findByAddress({ ...caller, signal: AbortSignal.timeout(50) }, 'x')
    await expect(lookup).rejects.toMatchObject({ failure: 'aborted', status: 499 })
  })
})
