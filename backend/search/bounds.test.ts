import { expect, test } from 'vitest'
import { parseBounds } from './bounds'
import { listCellsWithin } from './map-grid'

test.each([
  'x',
  '[]',
  '{}',
  'null',
  '{"north":1}',
  '{"north":"1","south":0,"east":1,"west":0}',
  '{"north":1e400,"south":0,"east":1,"west":0}',
  '{"north":1,"south":2,"east":1,"west":0}',
  '{"north":91,"south":2,"east":1,"west":0}',
])('the text %s is not parsed as bounds', (json) => {
  expect(parseBounds(json)).toBeUndefined()
})

test('a view overlaps the cells that the database writes', () => {
  const cells = listCellsWithin({ north: 41.7049, south: 41.7, east: 44.806, west: 44.8 })
  expect(cells).toEqual([834008960, 834008961])
})

test('a view that is too wide has no list of cells', () => {
  expect(listCellsWithin({ north: 43, south: 41, east: 46, west: 41 })).toBeUndefined()
  expect(listCellsWithin({ north: 42, south: 41, east: -170, west: 170 })).toBeUndefined()
})
