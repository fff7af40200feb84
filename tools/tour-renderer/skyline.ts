import sharp from 'sharp'
import { hash, type LinearRgb } from './ray-tracer/material'

/** Resolution of a full circle, from `TOP` degrees above the horizon to `DEEP` below. */
const PIXELS_PER_DEGREE = 12
const DEGREES_ABOVE = 42
const DEGREES_BELOW = 40
const WIDTH = 360 * PIXELS_PER_DEGREE
const HEIGHT = (DEGREES_ABOVE + DEGREES_BELOW) * PIXELS_PER_DEGREE
const HORIZON = DEGREES_ABOVE * PIXELS_PER_DEGREE

const WALLS = ['#d9c2a0', '#cfae8c', '#d6b59a', '#bfa58a', '#cbb79e', '#c79c7d', '#b9a99a', '#d8cbb4']
const ROOFS = ['#9a5642', '#8c4b3a', '#a8674c', '#7f4a3d', '#94604a']
const TREES = ['#566f4c', '#64794f', '#4b6650', '#748458']

export interface Skyline {
  /** Writes the screen colour from 0 to 1; above the picture, the top of the sky. */
  sampleColor(out: LinearRgb, dx: number, dy: number, dz: number): void
}

/** Renders a panorama of the old town, its hills and the mast; south is in the centre. */
export async function renderSkyline(): Promise<Skyline> {
  const { data } = await sharp(Buffer.from(drawSvg()), { density: 72 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = (x: number, y: number, c: number) =>
    data[3 * (Math.max(0, Math.min(HEIGHT - 1, y)) * WIDTH + ((x + WIDTH) % WIDTH)) + c] ?? 0
  return {
    sampleColor(out, dx, dy, dz) {
      const yaw = Math.atan2(-dx, -dz) / (2 * Math.PI) + 0.5
      const pitch = (Math.asin(Math.max(-1, Math.min(1, dy))) * 180) / Math.PI
      const x = yaw * WIDTH - 0.5
      const y = HORIZON - pitch * PIXELS_PER_DEGREE - 0.5
      const [left, top] = [Math.floor(x), Math.floor(y)]
      const [u, v] = [x - left, y - top]
      for (let c = 0; c < 3; c++) {
        const above = read(left, top, c) * (1 - u) + read(left + 1, top, c) * u
        const below = read(left, top + 1, c) * (1 - u) + read(left + 1, top + 1, c) * u
        out[c] = (above * (1 - v) + below * v) / 255
      }
    },
  }
}

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`

function drawSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#8fb6cf"/><stop offset=".45" stop-color="#bdd3d8"/>
        <stop offset=".8" stop-color="#f0dfc4"/><stop offset="1" stop-color="#f7dcb4"/>
      </linearGradient>
      <filter id="soft" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="16 7"/></filter>
    </defs>
    ${rect(0, 0, WIDTH, HORIZON + 20, 'url(#sky)')}
    ${drawClouds()}${drawHills()}
    ${rect(0, HORIZON + 4, WIDTH, HEIGHT, '#8f8a72')}
    ${drawTown()}
  </svg>`
}

function drawClouds(): string {
  const one = (n: number) => {
    const x = hash(n, 1, 1) * WIDTH
    const y = 60 + hash(n, 2, 1) * 300
    const w = 130 + 260 * hash(n, 3, 1)
    return [0, 1, 2, 3]
      .map(
        (p) =>
          `<ellipse cx="${x + (p - 1.5) * w * 0.35}" cy="${y + 12 * hash(n, p, 5)}" rx="${w * (0.3 + 0.2 * hash(n, p, 6))}" ry="${12 + 16 * hash(n, p, 7)}"/>`,
      )
      .join('')
  }
  return `<g fill="#fff6e6" opacity=".6" filter="url(#soft)">${Array.from({ length: 22 }, (_, n) => one(n)).join('')}</g>`
}

/** Draws a ridge; `at` is the average height in degrees, `swing` its variation. */
function drawRidge(at: number, swing: number, seed: number, fill: string): string {
  const points: string[] = []
  for (let x = 0; x <= WIDTH; x += 12) {
    const a = (2 * Math.PI * x) / WIDTH
    const up =
      at +
      swing *
        (0.5 * Math.sin(3 * a + seed) +
          0.3 * Math.sin(7 * a + 2.1 * seed) +
          0.16 * Math.sin(17 * a + seed) +
          0.05 * Math.sin(61 * a))
    points.push(`${x},${(HORIZON - up * PIXELS_PER_DEGREE).toFixed(1)}`)
  }
  return `<polygon fill="${fill}" points="0,${HORIZON + 60} ${points.join(' ')} ${WIDTH},${HORIZON + 60}"/>`
}

function drawHills(): string {
  return `${drawRidge(4.5, 3, 2, '#c6c9be')}${drawRidge(3, 3.4, 5, '#aeb8a2')}${drawMountain()}${drawRidge(0.8, 1.2, 8, '#8d9c7c')}${drawFortress()}`
}

const SOUTH = WIDTH / 2

function drawMountain(): string {
  const x = SOUTH + 34 * PIXELS_PER_DEGREE
  const y = HORIZON - 11 * PIXELS_PER_DEGREE
  const mast = `<g stroke="#b5513c" fill="none" stroke-width="2.2">
    <path d="M${x - 9} ${y + 8} L${x - 2} ${y - 70} L${x - 1} ${y - 128} M${x + 9} ${y + 8} L${x + 2} ${y - 70} L${x + 1} ${y - 128}"/>
    <path d="M${x - 7} ${y - 10} L${x + 6} ${y - 24} L${x - 5} ${y - 38} L${x + 4} ${y - 52} L${x - 3} ${y - 66}" stroke-width="1.2"/></g>
    ${rect(x - 6, y - 48, 12, 7, '#e8ddcb')}${rect(x - 4, y - 84, 8, 5, '#e8ddcb')}${rect(x - 0.8, y - 152, 1.6, 26, '#e8ddcb')}`
  const wheel = `<g fill="none" stroke="#d6cdbb" stroke-width="1.6"><circle cx="${x + 150}" cy="${y + 8}" r="22"/>
    ${[0, 1, 2, 3].map((n) => `<path d="M${x + 150 - 22 * Math.cos(n * 0.785)} ${y + 8 - 22 * Math.sin(n * 0.785)} L${x + 150 + 22 * Math.cos(n * 0.785)} ${y + 8 + 22 * Math.sin(n * 0.785)}"/>`).join('')}
    <path d="M${x + 138} ${y + 36} L${x + 150} ${y + 8} L${x + 162} ${y + 36}"/></g>`
  const slope = `<path fill="#93a284" d="M${x - 560} ${HORIZON + 40} C${x - 360} ${y + 90} ${x - 220} ${y + 12} ${x - 40} ${y + 6} C${x + 80} ${y} ${x + 160} ${y + 22} ${x + 260} ${y + 50} C${x + 420} ${y + 90} ${x + 520} ${HORIZON} ${x + 700} ${HORIZON + 40} Z"/>`
  const woods = Array.from({ length: 160 }, (_, n) => {
    const t = hash(n, 4, 2)
    const u = hash(n, 5, 2)
    return `<ellipse cx="${(x - 380 + 840 * t).toFixed(0)}" cy="${(y + 52 + 70 * u + 90 * Math.abs(t - 0.45)).toFixed(0)}" rx="${12 + 14 * hash(n, 1, 9)}" ry="${7 + 6 * hash(n, 2, 9)}" fill="${hash(n, 3, 9) < 0.5 ? '#84966f' : '#7b8f6d'}"/>`
  }).join('')
  return wheel + mast + slope + woods
}

function drawFortress(): string {
  const x = SOUTH - 46 * PIXELS_PER_DEGREE
  const y = HORIZON - 5.4 * PIXELS_PER_DEGREE
  const tower = (dx: number, dy: number, w: number, h: number) =>
    rect(x + dx, y + dy - h, w, h + 50, '#b59a78') +
    Array.from({ length: Math.floor(w / 6) }, (_, n) =>
      rect(x + dx + 6 * n, y + dy - h - 4, 3.4, 5, '#b59a78'),
    ).join('') +
    rect(x + dx + w * 0.72, y + dy - h, w * 0.28, h + 50, '#000', 'opacity=".1"')
  const walls = `<path fill="#bda482" d="M${x - 190} ${y + 60} L${x - 190} ${y + 16} L${x - 100} ${y - 4} L${x} ${y - 14} L${x + 100} ${y + 2} L${x + 210} ${y + 22} L${x + 210} ${y + 60} Z"/>`
  const slope = `<path fill="#9a9a76" d="M${x - 420} ${HORIZON + 40} L${x - 200} ${y + 30} L${x - 40} ${y + 14} L${x + 120} ${y + 18} L${x + 240} ${y + 40} L${x + 470} ${HORIZON + 40} Z"/>`
  return (
    walls +
    tower(-196, 8, 26, 18) +
    tower(-110, -2, 22, 20) +
    tower(-20, -12, 34, 30) +
    tower(88, 2, 24, 18) +
    tower(190, 20, 26, 16) +
    drawChurch(x + 40, y - 6, 0.75) +
    slope
  )
}

/** Draws a drum under a pointed cap, as of Georgian churches. */
function drawChurch(x: number, y: number, size: number): string {
  const s = (n: number) => n * size
  return `${rect(x - s(22), y - s(26), s(44), s(60), '#cdb08a')}
    <polygon fill="#8f5a45" points="${x - s(26)},${y - s(26)} ${x},${y - s(44)} ${x + s(26)},${y - s(26)}"/>
    ${rect(x - s(10), y - s(66), s(20), s(32), '#d4b993')}
    ${[-6, 0, 6].map((dx) => rect(x + s(dx) - s(1.2), y - s(62), s(2.4), s(15), '#7d6a55')).join('')}
    <polygon fill="#7c6a5c" points="${x - s(12)},${y - s(66)} ${x},${y - s(104)} ${x + s(12)},${y - s(66)}"/>
    ${rect(x - s(0.8), y - s(116), s(1.6), s(14), '#d9c27a')}${rect(x - s(3.4), y - s(112), s(6.8), s(1.6), '#d9c27a')}`
}

/** Draws rows of houses, nearer ones larger and lower. */
function drawTown(): string {
  const rows = 15
  return Array.from({ length: rows }, (_, row) => {
    const near = row / (rows - 1)
    const foot = HORIZON + (0.8 + 41 * near ** 1.75) * PIXELS_PER_DEGREE
    const scale = 0.1 + 1.5 * near ** 1.5
    const haze = 0.55 * (1 - near) ** 1.4
    let x = -60 * hash(row, 1, 7)
    let n = 0
    let out = ''
    while (x < WIDTH) {
      const wide = scale * (70 + 90 * hash(row, n, 1))
      out += drawHouse(x, foot, wide, scale, row * 1000 + n)
      if (hash(row, n, 2) < 0.55)
        out += drawTree(x + wide * hash(n, row, 3), foot + 10 * scale, scale, row * 1000 + n)
      x += wide * (0.86 + 0.3 * hash(row, n, 4))
      n++
    }
    const veil = rect(
      0,
      foot - 150 * scale,
      WIDTH,
      190 * scale,
      '#efdcbd',
      `opacity="${(haze * 0.28).toFixed(3)}"`,
    )
    const extra =
      row === 4
        ? drawChurch(SOUTH - 13 * PIXELS_PER_DEGREE, foot - 6, 0.9)
        : row === 6
          ? drawChurch(SOUTH + 21 * PIXELS_PER_DEGREE, foot - 12, 1.25)
          : ''
    return out + extra + veil
  }).join('')
}

function drawHouse(x: number, foot: number, wide: number, scale: number, seed: number): string {
  const isBlock = hash(seed, 9, 1) < (scale < 0.35 ? 0.2 : 0.03)
  const high = scale * (isBlock ? 130 + 90 * hash(seed, 1, 1) : 52 + 44 * hash(seed, 1, 2))
  const fill = WALLS[Math.floor(hash(seed, 2, 2) * WALLS.length)] ?? '#d9c2a0'
  const roof = ROOFS[Math.floor(hash(seed, 3, 2) * ROOFS.length)] ?? '#9a5642'
  const top = foot - high
  let out = rect(x, top, wide, high + 60 * scale, fill)
  out += rect(x + wide * 0.74, top, wide * 0.26, high + 60 * scale, '#3b2a20', 'opacity=".13"')
  if (!isBlock) {
    const rise = scale * (16 + 16 * hash(seed, 4, 2))
    out += `<polygon fill="${roof}" points="${x - 5 * scale},${top + 1} ${x + wide * 0.2},${top - rise} ${x + wide * 0.8},${top - rise} ${x + wide + 5 * scale},${top + 1}"/>`
    out += rect(x - 5 * scale, top, wide + 10 * scale, 3 * scale, '#3b2a20', 'opacity=".3"')
  }
  if (scale < 0.14) return out
  const step = 22 * scale
  for (let y = top + 12 * scale; y < foot - 4 * scale; y += 27 * scale) {
    if (!isBlock && hash(seed, Math.round(y), 3) < 0.28) {
      // A wooden gallery along the floor.
      out += rect(x + wide * 0.08, y - 3 * scale, wide * 0.84, 20 * scale, '#4f3a2d')
      for (let u = x + wide * 0.08; u < x + wide * 0.92; u += 7 * scale)
        out += rect(u, y - 3 * scale, 1.6 * scale, 20 * scale, '#a98a62')
      out += rect(x + wide * 0.06, y + 9 * scale, wide * 0.88, 8 * scale, '#8f6c48')
      continue
    }
    for (let u = x + 9 * scale; u < x + wide - 12 * scale; u += step) {
      const tone = hash(seed, Math.round(u), Math.round(y)) < 0.16 ? '#f0c987' : '#6d7c80'
      out += rect(u, y, 9 * scale, 14 * scale, tone, 'opacity=".85"')
    }
  }
  return out
}

function drawTree(x: number, foot: number, scale: number, seed: number): string {
  const fill = TREES[seed % 4] ?? '#566f4c'
  if (hash(seed, 7, 7) < 0.25)
    return `<ellipse cx="${x.toFixed(1)}" cy="${(foot - 40 * scale).toFixed(1)}" rx="${(9 * scale).toFixed(1)}" ry="${(46 * scale).toFixed(1)}" fill="#4a6048"/>`
  return [0, 1, 2, 3, 4]
    .map(
      (n) =>
        `<circle cx="${(x + scale * (60 * hash(seed, n, 1) - 30)).toFixed(1)}" cy="${(foot - scale * (12 + 34 * hash(seed, n, 2))).toFixed(1)}" r="${(scale * (12 + 10 * hash(seed, n, 3))).toFixed(1)}" fill="${n % 2 ? fill : (TREES[(seed + n) % 4] ?? fill)}"/>`,
    )
    .join('')
}
