import { expect, test } from 'vitest'
import { describeIllustration } from '~backend/demo/pictures/describe-illustration'
import { toImage } from '~backend/platform/pictures'
import { packImages, toImagesJson, unpackImages } from './packed-images'

test('packing and unpacking images returns the same images', () => {
  const images = [
    { path: '/pictures/new-s12-0', width: 1200, height: 900, is_main: false },
    { path: '/uploads/2026/11/a_b', width: 640, height: 1136, is_main: true },
  ]
  expect(unpackImages(packImages(images))).toEqual(images)
  expect(unpackImages(packImages([]))).toEqual([])
})

test('the JSON of packed images equals the JSON of the images', () => {
  const images = [
    { path: '/pictures/new-s12-0', width: 1200, height: 900, is_main: false },
    { path: '/pictures/plan-s12-3', width: 900, height: 1200, is_main: true },
    { path: '/uploads/2026/11/a"b\\c', width: 640, height: 1136, is_main: false },
  ]
  expect(JSON.parse(toImagesJson(packImages(images), describeIllustration))).toEqual(
    images.map((image) => toImage(image, describeIllustration)),
  )
  expect(toImagesJson('', describeIllustration)).toBe('[]')
})
