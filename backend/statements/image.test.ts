import { expect, test } from 'vitest'
import { toImage, toImagesJson } from './image'
import { packImages } from './packed-images'

test('pictures are the same in JSON', () => {
  const images = [
    { path: '/pictures/new-s12-0', width: 1200, height: 900, is_main: false },
    { path: '/pictures/plan-s12-3', width: 900, height: 1200, is_main: true },
    { path: '/uploads/2026/11/a"b\\c', width: 640, height: 1136, is_main: false },
  ]
  expect(JSON.parse(toImagesJson(packImages(images)))).toEqual(images.map(toImage))
  expect(toImagesJson('')).toBe('[]')
})
