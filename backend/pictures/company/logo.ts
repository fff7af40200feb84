import { darker } from '../colour'
import { paletteOf } from '../palette'
import { randomOf } from '../random'
import { documentOf, HEIGHT, rect, svg, WIDTH } from '../svg'
import { MARK_NAMES, MARKS } from './marks'

/** A company's mark on a ground of its own colour; `n` says which mark. */
export function logo(seed: string, n: number) {
  const random = randomOf(seed, 'logo')
  const { accent, second } = paletteOf(seed)
  const name = MARK_NAMES[n % MARK_NAMES.length] ?? 'hearth'
  const ground = darker(accent, random.between(0.12, 0.3))
  const mark = MARKS[name]({ light: '#fbf6ec', second })
  const size = random.between(1.26, 1.36)
  return documentOf(
    rect(0, 0, WIDTH, HEIGHT, ground) +
      svg`<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${size})">${mark}</g>`,
  )
}
