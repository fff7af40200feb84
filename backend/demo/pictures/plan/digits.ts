import { svg } from '../svg'

/** Digits as strokes, 16 units tall, independent of installed fonts. */
const GLYPHS: Readonly<Record<string, readonly [width: number, d: string]>> = {
  0: [10, 'M5 1C1.9 1 1.2 4.6 1.2 8s.7 7 3.8 7 3.8-3.6 3.8-7S8.1 1 5 1z'],
  1: [8, 'M1.6 4L5 1v14'],
  2: [10, 'M1.2 4.6C1.4 2.4 3 1 5 1c2.3 0 3.9 1.5 3.9 3.6C8.9 7.6 1.2 11 1.2 15h7.7'],
  3: [
    10,
    'M1.4 3.2C2 1.8 3.3 1 5 1c2.2 0 3.7 1.3 3.7 3.3S7.2 7.5 4.6 7.5c2.8 0 4.4 1.5 4.4 3.7S7.4 15 5 15c-2 0-3.4-.9-4-2.6',
  ],
  4: [10, 'M7 15V1L1 11h8.4'],
  5: [10, 'M8.5 1h-6L2 7.2C2.8 6.5 3.8 6.1 5 6.1c2.4 0 4 1.8 4 4.4S7.3 15 4.8 15c-1.8 0-3.1-.8-3.8-2.3'],
  6: [
    10,
    'M8 2.2C7.3 1.4 6.4 1 5.3 1 2.6 1 1.1 4 1.1 8.4c0 4.2 1.3 6.6 4 6.6 2.3 0 3.9-1.8 3.9-4.3S7.5 6.5 5.2 6.5c-2 0-3.5 1.3-4 3',
  ],
  7: [10, 'M1 1h8L4 15'],
  8: [
    10,
    'M5 7.4C3 7.4 1.6 6.1 1.6 4.2S3 1 5 1s3.4 1.3 3.4 3.2S7 7.4 5 7.4zc-2.4 0-4 1.6-4 3.8S2.6 15 5 15s4-1.6 4-3.8-1.6-3.8-4-3.8z',
  ],
  9: [
    10,
    'M2 13.8c.7.8 1.6 1.2 2.7 1.2 2.7 0 4.2-3 4.2-7.4C8.9 3.4 7.6 1 4.9 1 2.6 1 1 2.8 1 5.3s1.5 4.2 3.8 4.2c2 0 3.5-1.3 4-3',
  ],
  '.': [4, 'M1.6 15h.01'],
}

const GAP = 3

export function drawFigures(text: string, x: number, y: number, size: number, ink: string, ground: string) {
  const scale = size / 16
  const glyphs = [...text].map((letter) => GLYPHS[letter] ?? ([0, ''] as const))
  const width = glyphs.reduce((sum, [wide]) => sum + wide + GAP, -GAP)
  let at = 0
  const marks = glyphs.map(([wide, d]) => {
    const mark = d ? svg`<path transform="translate(${at})" d="${d}"/>` : ''
    at += wide + GAP
    return mark
  })
  return svg`<g transform="translate(${x - (width * scale) / 2} ${y - size}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect x="-6" y="-5" width="${width + 12}" height="26" rx="6" fill="${ground}"/><g stroke="${ink}" stroke-width="1.9">${marks}</g></g>`
}

export const getFiguresWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (GLYPHS[letter]?.[0] ?? 0) + GAP, -GAP) / 16
