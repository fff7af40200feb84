import { describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'

const api = withApi(withTestDatabase())

describe('the public registry', () => {
  test('the registry returns the prices of its services and the halls of real cities', async () => {
    const { body } = await api.get('/v1/public-registry', { locale: 'en' })
    expect(body.data.services[0]).toEqual({
      id: 1,
      key: 'ownership',
      display_name: 'Registration of ownership',
      register_fee: 50,
      packages: [{ id: 161, service_fee: 46.61, vat: 8.39, total: 105 }],
    })
    expect(body.data.branches[0]).toEqual({
      id: 1,
      city_name: 'Tbilisi',
      display_name: 'Public Service Hall',
      address: '2 Sanapiro Street',
    })
  })

  test('the registry returns no slots for an unknown hall, and the current month for a past one', async () => {
    expect((await api.get('/v1/public-registry/slots?branch=99')).status).toBe(404)
    expect((await api.get('/v1/public-registry/slots')).status).toBe(404)
    const { body } = await api.get('/v1/public-registry/slots?branch=1&month=2001-01')
    expect(body.data.month).toBe(body.data.first_month)
  })
})
