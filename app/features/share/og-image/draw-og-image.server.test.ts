import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawOgImage } from './draw-og-image.server'
import type { OgCard } from './og-card.server'

const street = readFileSync('public/img/street.svg')
const lines = ['проспект Важа-Пшавела 37, Сабуртало, Тбилиси', '86 м² · 3 комнаты · этаж 4/9']
const card: OgCard = {
  brand: 'ეზო',
  title: 'იყიდება 3-ოთახიანი ბინა ვაკეში',
  price: '$1 168 000',
  lines,
  photo: { href: '/pictures/a.jpg', note: 'ილუსტრაცია' },
}
const MAX_BYTES = 150_000

const photo = await sharp({
  create: {
    width: 800,
    height: 600,
    channels: 3,
    background: '#fff',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .blur(1)
  .jpeg()
  .toBuffer()

test.each([
  ['with a photo', card, photo],
  ['with a mark', { ...card, photo: { href: '/pictures/a.jpg', isMark: true } }, photo],
  ['without one', { ...card, photo: undefined }, undefined],
  ['with words only', { brand: 'Ezo', title: 'Find a home', lines: [] }, undefined],
  ['with a name of three lines', { ...card, title: card.title.repeat(9) }, photo],
])('a picture %s has the size that social networks require', async (_which, size, bytes) => {
  const picture = await drawOgImage(size, bytes, street)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(picture.length).toBeLessThanOrEqual(MAX_BYTES)
})

test('texts stay within the picture, away from its edges and its footer', async () => {
  const full = { ...card, title: card.title.repeat(9), lines: [...lines, ...lines, ...lines] }
  const { data, info } = await sharp(await drawOgImage(full, photo))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isInk = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 120
  const inked = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (isInk(x, y)) return true
    return false
  }
  expect(inked(640, 40, 1160, 500)).toBe(true)
  expect(inked(1150, 0, 1200, 630)).toBe(false)
  expect(inked(612, 0, 650, 630)).toBe(false)
  expect(inked(612, 500, 1200, 517)).toBe(false)
})

test('an invalid photo is rejected', async () => {
  await expect(drawOgImage(card, Buffer.from('<html>'))).rejects.toThrow()
})
