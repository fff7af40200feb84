import { expect, test } from 'vitest'
import { packImages, unpackImages } from './packed-images'

test('what is packed is read again', () => {
  const images = [
    { path: '/pictures/new-s12-0', width: 1200, height: 900, is_main: false },
    { path: '/uploads/2026/11/a_b', width: 640, height: 1136, is_main: true },
  ]
  expect(unpackImages(packImages(images))).toEqual(images)
  expect(unpackImages(packImages([]))).toEqual([])
})
