import { expect, test } from 'vitest'
import { listSellerFacts } from './seller-facts'

const unset = { operator: { name: undefined, code: undefined, address: undefined }, brandName: undefined }
const t = ((key: string) => key) as Parameters<typeof listSellerFacts>[1]

test('a seller without a legal name is named as the marketplace, in the language of the reader', () => {
  const list = (language: 'ka' | 'en') =>
    listSellerFacts({ ...unset, supportPhone: '322000000', supportEmail: undefined }, t, language)
  expect(list('ka')[0]).toEqual({ name: 'receipt.seller', value: 'ეზო' })
  expect(list('en').map(({ value }) => value)).toEqual(['Ezo', '322000000'])
})
