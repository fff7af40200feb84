import { expect, test } from 'vitest'
import { unwrapAnswer } from './unwrap-answer'

// Specification 1.7.56
test.each([
  ['a success', { result: true, data: [1] }, { result: true, data: [1] }],
  ['a success in data', { data: { result: true, data: [1] } }, { result: true, data: [1] }],
  ['a refusal in data', { data: { result: false } }, { result: false }],
  ['a refusal in the data of a success', { result: true, data: { result: false } }, { result: false }],
  [
    'a whole answer in the data of a success',
    { result: true, data: { result: true, data: { redirect_url: '/x' } } },
    { result: true, data: { redirect_url: '/x' } },
  ],
  [
    'data with another result',
    { result: true, data: { result: 'sold' } },
    { result: true, data: { result: 'sold' } },
  ],
  ['no object', [1], [1]],
])('the wrapped response %s is unwrapped by its result', (_name, body, answer) => {
  expect(unwrapAnswer(body)).toEqual(answer)
})
