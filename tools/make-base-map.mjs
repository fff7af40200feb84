/**
 * Makes app/features/map/base-map.json, deterministically. Sources and licence: app/features/map/NOTICE.md.
 *
 *     node tools/make-base-map.mjs basemap.json places.json
 *
 * The first file holds lines of [longitude, latitude] (river, water, green, roads, raions), the second named places.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/**
 * @typedef {[lng: number, lat: number]} Point
 * @typedef {{ n: string, p: Point[] }} Shape a name in three languages and its corners
 * @typedef {{ raions: Shape[], green: Shape[], water: Shape[], river: Point[], roads: [number, ...Point[]][] }} Shapes
 * @typedef {(string | number)[][]} Rows
 * @typedef {{ cities: Rows, urbans: Rows, other_city_districts: Rows, metro: Rows }} Places
 */

const OUTPUT_FILE = new URL('../app/features/map/base-map.json', import.meta.url)

/** Degrees are written as whole ten-thousandths, some ten metres. */
const UNITS_PER_DEGREE = 10_000

/** The Black Sea's shore from Trabzon to the Psou, by hand and to a kilometre or two, then around the open sea. */
const BLACK_SEA = `39.72 41.01, 40.88 41.19, 41.42 41.41, 41.5475 41.5205, 41.563 41.545, 41.572 41.573, 41.565 41.6,
  41.588 41.612, 41.6 41.633, 41.618 41.648, 41.632 41.6575, 41.648 41.656, 41.655 41.649, 41.68 41.662,
  41.695 41.675, 41.703 41.697, 41.742 41.757, 41.768 41.79, 41.774 41.82, 41.772 41.86, 41.768 41.912,
  41.763 41.99, 41.745 42.02, 41.7 42.12, 41.65 42.15, 41.635 42.19, 41.63 42.27, 41.56 42.39, 41.5 42.48,
  41.46 42.71, 41.13 42.8, 41.02 43, 40.81 43.09, 40.62 43.1, 40.33 43.16, 40.26 43.28, 40.01 43.385, 37 44.2, 37 41.2`

const [shapesPath = '', placesPath = ''] = process.argv.slice(2)
/** @type {Shapes} */
const shapes = JSON.parse(readFileSync(shapesPath, 'utf8'))
/** @type {Places} */
const places = JSON.parse(readFileSync(placesPath, 'utf8'))

/** The first point, then the steps: `447647 418238 43 6 96 -20`. @param {Point[]} points */
function encodeLine(points) {
  let [lastX, lastY] = [0, 0]
  const steps = points.flatMap(([lng, lat]) => {
    const [x, y] = [Math.round(lng * UNITS_PER_DEGREE), Math.round(lat * UNITS_PER_DEGREE)]
    const step = [x - lastX, y - lastY]
    ;[lastX, lastY] = [x, y]
    return step.some((part) => part !== 0) ? step : []
  })
  return steps.join(' ')
}

/** @param {number} kind */
function encodeRoads(kind) {
  return shapes.roads.flatMap(([one, ...points]) => (one === kind ? [encodeLine(points)] : []))
}

/** @param {Shape} shape */
const encodeOutline = ({ p }) => encodeLine(p)

/** A shape's name at its centre. @param {Shape} shape */
function formatLabel({ n, p }) {
  const [lng, lat] = [0, 0].map((_, axis) => p.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / p.length)
  return `${n}|${lat?.toFixed(4)}|${lng?.toFixed(4)}`
}

/** Names in three languages, latitude, longitude and weight. @param {Rows} rows @param {number} ids columns to skip */
const formatRows = (rows, ids) => rows.map((row) => row.slice(ids).join('|'))

/** @type {Point[]} */
const sea = BLACK_SEA.split(',').map((point) => {
  const [lng = 0, lat = 0] = point.trim().split(' ').map(Number)
  return [lng, lat]
})

const lines = {
  land: shapes.raions.map(encodeOutline),
  green: shapes.green.map(encodeOutline),
  water: [...shapes.water.map(encodeOutline), encodeLine(sea)],
  river: [encodeLine(shapes.river)],
  main: encodeRoads(1),
  secondary: encodeRoads(2),
  local: encodeRoads(3),
}
const labels = {
  city: formatRows(places.cities, 1),
  urban: [...formatRows(places.urbans, 2), ...formatRows(places.other_city_districts, 3)],
  water: shapes.water.map(formatLabel),
  green: shapes.green.map(formatLabel),
  metro: places.metro.map(([track, , ...row]) => [...row, track ?? 0].join('|')),
}

const text = `${JSON.stringify({ lines, labels }, null, 2)}\n`
writeFileSync(OUTPUT_FILE, text)
const points = Object.values(lines)
  .flat()
  .reduce((sum, one) => sum + one.split(' ').length / 2, 0)
console.log(`${points} points, ${text.length} letters, ${brotliCompressSync(text).length} bytes compressed`)
