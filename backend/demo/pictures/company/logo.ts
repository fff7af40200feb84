import { createRandom } from '../../random'
import { darker } from '../colour'
import { createPalette } from '../palette'
import { HEIGHT, rect, svg, svgDocument, WIDTH } from '../svg'
import { LOGO_MARKS, MARK_NAMES } from './marks'

export function drawLogo(seed: string, n: number) {
  const random = createRandom(seed, 'logo')
  const { accent, second } = createPalette(seed)
  const name = MARK_NAMES[n % MARK_NAMES.length] ?? 'hearth'
  const ground = darker(accent, random.between(0.12, 0.3))
  const mark = LOGO_MARKS[name]({ light: '#fbf6ec', second })
  const size = random.between(1.26, 1.36)
  return svgDocument(
    rect(0, 0, WIDTH, HEIGHT, ground) +
      svg`<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${size})">${mark}</g>`,
  )
}
