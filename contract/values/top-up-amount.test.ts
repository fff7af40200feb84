import { expect, test } from 'vitest'
import { parseTopUpAmount } from './top-up-amount'

test.each([
  ['1', 100],
  ['12,50', 1_250],
  ['12.5', 1_250],
  ['7.', 700],
  [' ₾ 1 000 ', 100_000],
  ['0001', 100],
  ['5000', 500_000],
  ['1,000', 100_000],
  ['1.000', 100_000],
  ['1.5k', 150_000],
  ['1 000 ლ', 100_000],
  ['₾1,000.50', 100_050],
  ['GEL 500', 50_000],
  ['20 ლარი', 2_000],
  ['+20.', 2_000],
  ['٣', 300],
])('the amount %s is parsed', (text, tetri) => {
  expect(parseTopUpAmount(text)).toEqual({ tetri })
})

test.each([
  ['', 'amount_missing'],
  [' ₾ ', 'amount_missing'],
  ['0', 'amount_too_small'],
  ['0.99', 'amount_too_small'],
  ['-5', 'amount_too_small'],
  ['−5', 'amount_too_small'],
  ['0.001', 'amount_decimals'],
  ['0,001', 'amount_decimals'],
  ['5,000.01', 'amount_too_large'],
  ['5000.01', 'amount_too_large'],
  ['1000000000', 'amount_too_large'],
  ['9'.repeat(255), 'amount_too_large'],
  ['1e9', 'amount_invalid'],
  ['ten', 'amount_invalid'],
  ['1,00,000', 'amount_invalid'],
  ['.5', 'amount_invalid'],
  ['0x10', 'amount_invalid'],
])('the amount %s is rejected with the error %s', (text, error) => {
  expect(parseTopUpAmount(text)).toEqual({ error })
})

test.each([
  ['$20', '$'],
  ['20 €', '€'],
  ['20 долларов', '$'],
])('the amount %s is rejected because of its currency', (text, sign) => {
  expect(parseTopUpAmount(text)).toEqual({ error: 'amount_currency', sign })
})
