import { expect, test } from 'vitest'
import { imagesOf, packImages } from './packed-images'

test('what is packed is read again', () => {
  const images = [
    { path: '/pictures/new-s12-0', width: 1200, height: 900, is_main: false },
    { path: '/uploads/2026/11/a_b', width: 640, height: 1136, is_main: true },
  ]
  expect(imagesOf(packImages(images))).toEqual(images)
  expect(imagesOf(packImages([]))).toEqual([])
})
