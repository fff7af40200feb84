import { expect, test } from 'vitest'
import { parseListingPath, parsePartialTypeWord, parseTypeWord } from './type-words'

// Specification 1.1.1
test.each([
  ['iyideba-bina', { dealType: 1, realEstateType: 1 }],
  ['qiravdeba-kerdzo-saxli', { dealType: 2, realEstateType: 2 }],
  ['qiravdeba-dghiurad-bina', { dealType: 7, realEstateType: 1 }],
  ['qiravdebadghiurad-bina', { dealType: 7, realEstateType: 1 }],
  ['for-rent-apartment', { dealType: 2, realEstateType: 1 }],
  ['sdaetsia-na-den-kvartira', { dealType: 7, realEstateType: 1 }],
  ['Iyideba-Bina', { dealType: 1, realEstateType: 1 }],
])('the path %s is parsed to filters', (word, filters) => {
  expect(parseTypeWord(word)).toEqual(filters)
})

test.each(['', 'bina', 'iyideba', 'iyideba-', 'iyideba-x', 'x-bina', 'constructor', '__proto__'])(
  'the path %s is rejected as incomplete',
  (word) => {
    expect(parseTypeWord(word)).toBeUndefined()
  },
)

test('a deal or a type alone is parsed if partial paths are allowed', () => {
  expect(parsePartialTypeWord('iyideba')).toEqual({ dealType: 1 })
  expect(parsePartialTypeWord('bina')).toEqual({ realEstateType: 1 })
})

// Specification 1.2.10
test.each([
  ['udzravi-qoneba', undefined, {}],
  ['Real-Estate', 'for-sale', { dealType: 1 }],
  ['udzravi-qoneba', 'iyideba-bina', { dealType: 1, realEstateType: 1 }],
  ['bina', undefined, { realEstateType: 1 }],
  ['bina', 'iyideba', { dealType: 1, realEstateType: 1 }],
  ['kvartira', 'sdaetsia', { dealType: 2, realEstateType: 1 }],
  ['for-rent-apartment', undefined, { dealType: 2, realEstateType: 1 }],
])('the listing path /%s/%s is parsed to its filters', (type, deal, filters) => {
  expect(parseListingPath(type, deal)).toEqual(filters)
})

test.each([
  ['wp-admin', undefined],
  ['bina', 'x'],
  ['x', 'iyideba'],
  ['udzravi-qoneba', ''],
])('the listing path /%s/%s is rejected', (type, deal) => {
  expect(parseListingPath(type, deal)).toBeUndefined()
})
