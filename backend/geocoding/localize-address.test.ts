import { beforeAll, expect, test } from 'vitest'
import { createSeededGazetteer } from '~tests/fixtures/gazetteer'
import { type AddressIndex, createAddressIndex } from './address-index'
import { createAddressLocalizer, formatAddress } from './localize-address'

let index: AddressIndex

beforeAll(async () => {
  const gazetteer = createSeededGazetteer()
  index = await createAddressIndex(async () => gazetteer, 'backend/geocoding/houses')()
})

const localize = (address: string, city_id: string) =>
  createAddressLocalizer(async () => index)({ address, city_id })

test.each(['Zurab Gorgiladze Street 50', 'ზურაბ გორგილაძის 50', 'ул. Зураба Горгиладзе, 50'])(
  'the unlisted street of an address typed as %s is named in all languages',
  async (address) => {
    expect(await localize(address, '15')).toEqual({
      ka: 'ზურაბ გორგილაძის ქუჩა 50',
      en: 'Zurab Gorgiladze Street 50',
      ru: 'улица Зураб Горгиладзе, 50',
    })
  },
)

test.each([
  ['of several possible streets', 'Chavchavadze 37', '1'],
  ['with a flat number', 'Zurab Gorgiladze Street 50, flat 7', '15'],
  ['of another city', 'Zurab Gorgiladze Street 50', '1'],
  ['of an unknown street', 'Behind the old mill', '1'],
])('an address %s stays as typed', async (_, address, city) => {
  expect(await localize(address, city)).toBeUndefined()
})

test.each([
  ['12ა', 'ru', 'улица Барнова, 12а'],
  ['12ა', 'en', 'Barnovi Street 12a'],
  ['12, მეორე სადარბაზო', 'en', 'Barnovi Street 12, Meore Sadarbazo'],
  [undefined, 'ru', 'улица Барнова'],
] as const)('the number %s is written after the street in %s', (number, locale, address) => {
  const street = { ka: 'ბარნოვის ქუჩა', en: 'Barnovi Street', ru: 'улица Барнова' }
  expect(formatAddress(street, number, locale)).toBe(address)
})
