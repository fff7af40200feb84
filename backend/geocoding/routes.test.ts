import { beforeAll, describe, expect, test } from 'vitest'
import { seedDatabase } from '~backend/demo/seed/seed'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => seedDatabase(database.pool, { statements: 0, log: { info: () => {} } }))

async function geocode(address: string, more = '') {
  const query = `address=${encodeURIComponent(address)}${more}`
  const { status, body } = await api.get(`/v1/microservice/locations/geocode?${query}`)
  expect(status).toBe(200)
  return body.data
}

describe('geocoding of postal addresses', () => {
  test.each([
    ['ჭავჭავაძის გამზირი, ვაკე, თბილისი', 'street', 'ილია ჭავჭავაძის გამზირი, ვაკე, თბილისი'],
    ['Chavchavadze Ave', 'street', 'ილია ჭავჭავაძის გამზირი, ვაკე, თბილისი'],
    ['пр. Чавчавадзе', 'street', 'ილია ჭავჭავაძის გამზირი, ვაკე, თბილისი'],
    ['ვაჟა-ფშაველა', 'street', 'ვაჟა-ფშაველას გამზირი, საბურთალო, თბილისი'],
    ['26 მაისის მოედანი', 'street', '26 მაისის მოედანი, საბურთალო, თბილისი'],
    ['თბილისი, ვაკეში', 'urban', 'ვაკე, თბილისი'],
    ['Сабуртало', 'urban', 'საბურთალო, თბილისი'],
    ['დიდი დიღომი', 'urban', 'დიდი დიღომი, თბილისი'],
    ['Vake-Saburtalo', 'urban', 'ვაკე, თბილისი'],
    ['რუსთაველის უბანი, ბათუმი', 'district', 'რუსთაველის უბანი, ბათუმი'],
    ['Kutaisi, no such street 5', 'city', 'ქუთაისი'],
    ['რუსთავი', 'city', 'რუსთავი'],
  ])('the address %s is geocoded to the %s %s', async (address, precision, name) => {
    expect((await geocode(address))[0]).toMatchObject({ precision, display_name: name })
  })

  test('an ambiguous name returns every possible place', async () => {
    const names = (await geocode('დიღომი')).map((place: { urban_name: string }) => place.urban_name)
    expect(names).toEqual(expect.arrayContaining(['სოფ. დიღომი', 'დიდი დიღომი', 'დიღომი 1-9']))
  })

  test('a search within a city stays there and falls back to its centre', async () => {
    expect((await geocode('ვაკე', '&city_id=15'))[0]).toMatchObject({
      precision: 'city',
      city_name: 'ბათუმი',
    })
    expect((await geocode('ჭავჭავაძის ქუჩა', '&city_id=1'))[0]).toMatchObject({ precision: 'street' })
    expect(await geocode('ვაკე', '&city_id=999')).toEqual([])
  })

  test.each([
    ['ვაჟა-ფშაველა 25', 'ვაჟა-ფშაველას გამზირი 25, საბურთალო, თბილისი'],
    ['Pekini ave. №33', 'პეკინის გამზირი 33, საბურთალო, თბილისი'],
    ['Сабуртало, ул. Тамарашвили 13А, кв. 5', 'მიხეილ თამარაშვილის გამზირი 13ა, ვაკე, თბილისი'],
    ['Tamarashvili 13-a', 'მიხეილ თამარაშვილის გამზირი 13ა, ვაკე, თბილისი'],
    ['თამარშვილის 13ა', 'მიხეილ თამარაშვილის გამზირი 13ა, ვაკე, თბილისი'],
    ['ბინა 4, პეკინის 8', 'პეკინის გამზირი 8, საბურთალო, თბილისი'],
    ['აღმაშენებლის გამზირი 61, თბილისი 0102', 'დავით აღმაშენებლის გამზირი 61, ჩუღურეთი, თბილისი'],
    ['ბათუმი, რუსთაველის 21', 'რუსთაველის გამზირი 21, ძველი ბათუმის უბანი, ბათუმი'],
  ])('the address %s is geocoded to the house', async (address, name) => {
    expect((await geocode(address))[0]).toMatchObject({
      precision: 'house',
      is_approximate: false,
      display_name: name,
    })
  })

  test.each([
    ['ჭავჭავაძის გამზირი 47', 'ილია ჭავჭავაძის გამზირი 47, ვაკე, თბილისი'],
    ['Kutaisi, Tsereteli street 12', 'წერეთლის ქუჩა 12, გორა, ქუთაისი'],
  ])('the unknown number of %s is interpolated', async (address, name) => {
    expect((await geocode(address))[0]).toMatchObject({
      precision: 'house',
      is_approximate: true,
      display_name: name,
    })
  })

  test('a number far from every known one returns the street', async () => {
    expect((await geocode('პეკინის 4700'))[0]).toMatchObject({ precision: 'street', street_number: null })
  })

  test.each([
    ['ka', 'მიხეილ თამარაშვილის გამზირი 13ა'],
    ['en', 'Mikheil Tamarashvili Avenue 13a'],
    ['ru', 'проспект Михаила Тамарашвили, 13а'],
  ])('an address in %s has the number in its letters', async (locale, name) => {
    const path = `/v1/microservice/locations/geocode?address=${encodeURIComponent('თამარაშვილის 13a')}`
    const { body } = await api.get(path, { locale })
    expect(body.data[0].display_name.startsWith(name)).toBe(true)
  })

  test.each(['', '26', 'qwertyuiop', '%00', '....', 'x'.repeat(5_000)])(
    'the text %j returns no place',
    async (address) => {
      expect(await geocode(address)).toEqual([])
    },
  )
})

async function at(lat: unknown, lng: unknown, locale = 'en') {
  return api.get(`/v1/microservice/locations/reverse-geocode?lat=${lat}&lng=${lng}`, { locale })
}

describe('reverse geocoding', () => {
  test('a point on a street returns the street with its city, district and neighbourhood', async () => {
    const { rows } = await database.pool.query("select * from streets where name_en = 'Barisakho Street'")
    const { body } = await at(rows[0].lat + 0.0005, rows[0].lng)
    expect(body.data.place).toMatchObject({
      precision: 'street',
      street_id: rows[0].id,
      display_name: 'Barisakho Street, Avchala, Tbilisi',
      district_name: 'Gldani-Nadzaladevi',
      city_id: 1,
    })
  })

  test.each([
    [41.7012, 44.74, 'urban', 'Turtle Lake, Tbilisi'],
    [41.645, 41.6265, 'house', 'Takaishvili Street 59a, Rustaveli, Batumi'],
    [41.72025, 44.7754, 'house', 'Pekini Avenue 8, Saburtalo, Tbilisi'],
    [41.6602, 41.6201, 'district', expect.any(String)],
    [42.0, 43.6, 'city', expect.any(String)],
  ])('the point %d, %d returns %s', async (lat, lng, precision, display_name) => {
    expect((await at(lat, lng)).body.data.place).toMatchObject({ precision, display_name })
  })

  test('a point abroad returns nothing', async () => {
    expect((await at(52.5, 13.4)).body).toEqual({ result: true, data: { place: null } })
  })

  test.each([
    ['', 44],
    [91, 44],
    [41, 181],
    ['x', 44],
    ['1e1', 44],
  ])('the point %s, %s answers 422', async (lat, lng) => {
    expect((await at(lat, lng)).status).toBe(422)
  })
})
