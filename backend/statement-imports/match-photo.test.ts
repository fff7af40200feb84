import { expect, test } from 'vitest'
import { createPhotoMatcher } from './match-photo'

const LINES = ['1042', '10', 'A-1', 'A-1-2', 'B/7', 'ბ 5', 'c_1', 'C-1', 'A-1'].map((external_id, at) => ({
  line: at + 1,
  external_id,
}))
const matchPhoto = createPhotoMatcher(LINES)

test.each([
  ['1042/1.jpg', '1042'],
  ['1042-1.jpg', '1042'],
  ['1042.jpg', '1042'],
  ['1042 (3).JPG', '1042'],
  ['photos/2026/1042_1.jpg', '1042'],
  ['1042 Chavchavadze 26/10.jpg', '1042'],
  ['10/1042.jpg', '10'],
  ['10/A-1/kitchen.jpg', 'A-1'],
  ['a-1-3.jpg', 'A-1'],
  ['A-1-2-3.jpg', 'A-1-2'],
  ['A-1-2.jpg', 'A-1-2'],
  ['B_7/1.jpg', 'B/7'],
  ['ბ-5/სამზარეულო.jpg', 'ბ 5'],
])('the photo %s belongs to the statement %s', (path, externalId) => {
  expect(matchPhoto(path)).toEqual({ line: LINES.find((line) => line.external_id === externalId)?.line })
})

test.each([
  ['10421.jpg', 'no_line'],
  ['kitchen.jpg', 'no_line'],
  ['---.jpg', 'no_line'],
  ['new 1042/1.jpg', 'no_line'],
  ['C-1/1.jpg', 'ambiguous'],
])('the photo %s belongs to no statement: %s', (path, reason) => {
  expect(matchPhoto(path)).toEqual({ reason })
})
