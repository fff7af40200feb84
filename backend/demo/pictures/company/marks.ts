import { disc, rect, repeat, shape, stroke, svg } from '../svg'

export interface Ink {
  light: string
  second: string
}

export type Mark = (ink: Ink) => string

const LINE_WIDTH = 34

export const LOGO_MARKS = {
  hearth: ({ light, second }) =>
    shape('M-190 20L0-170 190 20 150 60 0-90-150 60z', light) +
    shape('M-96 190q-34-96 96-190q130 94 96 190q-30-52-96-52t-96 52z', second),
  window: ({ light, second }) =>
    rect(-160, -190, 320, 380, second, 'rx="18"') +
    rect(-160, -190, 320, 380, 'none', `rx="18" stroke="${light}" stroke-width="${LINE_WIDTH}"`) +
    stroke('M0-180V180M-150-30H150', light, LINE_WIDTH),
  gate: ({ light, second }) =>
    shape('M-180 190V-20a180 180 0 0 1 360 0V190h-70V-20a110 110 0 0 0-220 0V190z', light) +
    shape('M-62 190L0-40 62 190z', second),
  key: ({ light, second }) =>
    disc(-70, -70, 92, 'none', svg`stroke="${light}" stroke-width="${LINE_WIDTH}"`) +
    disc(-70, -70, 40, second) +
    stroke('M-4-4L170 170M104 104l62-62M40 40l44-44', light, LINE_WIDTH, 'stroke-linecap="round"'),
  threshold: ({ light, second }) =>
    shape('M-110-190h220v330h-220z', second) +
    stroke('M-110 140v-330h220v330M-200 176h400', light, LINE_WIDTH, 'stroke-linejoin="round"') +
    disc(62, -20, 18, light),
  balcony: ({ light, second }) =>
    shape('M-100-190h200v190h-200z', second) +
    stroke('M-190 10h380M-190 180h380', light, LINE_WIDTH, 'stroke-linecap="round"') +
    repeat(5, (at) => stroke(svg`M${-150 + at * 75} 10V180`, light, 22)),
  map: ({ light, second }) =>
    shape('M0 200C-150 40-170-10-170-50a170 170 0 0 1 340 0c0 40-20 90-170 250z', light) +
    disc(0, -48, 74, second),
  bricks: ({ light, second }) =>
    repeat(3, (row) =>
      repeat(2, (at) =>
        rect(
          -190 + at * 200 - (row % 2) * 60,
          -170 + row * 120,
          row % 2 && at === 0 ? 130 : 170,
          92,
          (row + at) % 3 === 1 ? second : light,
          'rx="12"',
        ),
      ),
    ),
  stairs: ({ light, second }) =>
    shape('M-190 190V90h95V-5h95v-95h95v-90h95v390z', light) +
    stroke('M-170 10L60-190', second, LINE_WIDTH, 'stroke-linecap="round"'),
  hills: ({ light, second }) =>
    disc(90, -110, 66, second) +
    shape('M-210 150Q-90-130 10 60Q70-40 210 150z', light) +
    shape('M-210 190q210-70 420 0z', second),
  sun: ({ light, second }) =>
    disc(0, 40, 96, second) +
    stroke('M-200 160h400', light, LINE_WIDTH, 'stroke-linecap="round"') +
    repeat(5, (at) => {
      const angle = Math.PI * (0.1 + at * 0.2)
      const [x, y] = [-Math.cos(angle), -Math.sin(angle)]
      return stroke(svg`M${x * 136} ${40 + y * 136}L${x * 206} ${40 + y * 206}`, light, LINE_WIDTH)
    }),
  tree: ({ light, second }) =>
    stroke('M0 190V-20M0 70l70-60', light, LINE_WIDTH, 'stroke-linecap="round"') +
    disc(0, -90, 110, second) +
    disc(84, -20, 66, light) +
    disc(-84, -24, 66, light),
  towers: ({ light, second }) =>
    rect(-180, -60, 110, 250, light, 'rx="10"') +
    rect(-54, -190, 110, 380, second, 'rx="10"') +
    rect(72, -110, 110, 300, light, 'rx="10"'),
  roofGarden: ({ light, second }) =>
    rect(-150, -20, 300, 210, light, 'rx="10"') +
    repeat(4, (at) => disc(-114 + at * 76, -66, 48, second)) +
    rect(-180, -36, 360, 30, light),
  river: ({ light, second }) =>
    repeat(3, (at) =>
      stroke(
        svg`M-190 ${-100 + at * 100}q95-90 190 0t190 0`,
        at === 1 ? second : light,
        46,
        'stroke-linecap="round"',
      ),
    ),
  bridge: ({ light, second }) =>
    stroke('M-200 40h400', light, 44, 'stroke-linecap="round"') +
    stroke('M-150 170V40a150 150 0 0 1 300 0v130', light, LINE_WIDTH) +
    stroke('M-190 176q48-40 95 0t95 0 95 0 95 0', second, 28),
} satisfies Record<string, Mark>

export type MarkName = keyof typeof LOGO_MARKS
export const MARK_NAMES = Object.keys(LOGO_MARKS) as MarkName[]
