import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toWritableText } from '~/drawn-text/font-files'
import { renderText, type TextStyle } from './render-text.server'

const style: TextStyle = { width: 480, sizes: [44, 40, 36], weight: 640, colour: '#1f1b18', lines: 3 }
const LONG_WORD = 'გადამუშავებულიკონფიდენციალურობა'

const lineHeight = async (size: number) =>
  (await renderText('ჭყ', { ...style, sizes: [size], lines: 1 }))?.height ?? 0

describe('fonts of the pictures', () => {
  test.each([
    ['იყიდება ბინა, ₾1\u00a0168\u00a0000', 'იყიდება ბინა, ₾1\u00a0168\u00a0000'],
    ['Трёхкомнатная, 86 м², № 5', 'Трёхкомнатная, 86 м², № 5'],
    ['Villa “Şirin” — café', 'Villa “Şirin” — café'],
    ['  🏠 Sea\n view\u202e\uffff\0', ':house: Sea view'],
    ['Əli Məmmədov, Արամ, Νίκος, Ánh, Żółć, Київ', 'Əli Məmmədov, Արամ, Νίκος, Ánh, Żółć, Київ'],
    ['王小明, 김철수, やまだ', 'WangXiaoMing, GimCheolSu, yamada'],
    ['محمد, דָּוִד, नरेन्द्र', 'mhmd, david, nrendr'],
    ['\u{11a00}', '?'],
  ])('the text %j is drawn as %j', (text, written) => {
    expect(toWritableText(text)).toBe(written)
  })

  test('pictures have glyphs for Georgian, Cyrillic, Latin, Armenian, Greek and the lari sign', async () => {
    const pictures = await Promise.all(
      ['ა', 'ბ', 'Я', 'Ж', 'Q', 'W', '₾', 'ə', 'Ա', 'Ω', 'ế', 'Ї'].map(
        async (letter) => (await renderText(letter, style))?.input,
      ),
    )
    // Missing glyphs are drawn as identical boxes.
    expect(new Set(pictures.map((picture) => picture?.toString('base64'))).size).toBe(12)
  })
})

test('short texts are large, longer ones smaller, and the longest end with an ellipsis within their lines', async () => {
  const short = await renderText('ბინა', style)
  const long = await renderText(Array.from({ length: 8 }, () => 'ბინა ვაკეში').join(' '), style)
  const endless = await renderText('ბინა ვაკეში '.repeat(60), style)
  expect(short?.height).toBeLessThan(44)
  for (const block of [long, endless]) {
    expect(block?.width).toBeLessThanOrEqual(style.width)
    expect(block?.height).toBeLessThanOrEqual(3 * 1.362 * 44)
    expect(block?.height).toBeGreaterThan(2 * (await lineHeight(36)))
  }
})

test('a word wider than its box is broken without losing a letter', async () => {
  const block = await renderText(LONG_WORD, style)
  const narrow = await renderText(LONG_WORD, { ...style, lines: 1, sizes: [36] })
  expect(block?.width).toBeLessThanOrEqual(style.width)
  expect(block?.height).toBeGreaterThan(await lineHeight(36))
  expect(narrow?.height).toBeLessThan(1.7 * 36)
})

test('markup in a text is drawn as text', async () => {
  const block = await renderText('<b>Sons & Co</b>', { ...style, lines: 1 })
  const { data } = await sharp(block?.input).raw().toBuffer({ resolveWithObject: true })
  expect(block?.width).toBeGreaterThan(250)
  expect(data.some((value) => value > 0)).toBe(true)
})

test('an empty text draws nothing', async () => {
  expect(await renderText(' \u200b\ufe0f ', style)).toBeUndefined()
})
