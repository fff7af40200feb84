import { type GeoJSONSource, Map as GlMap, type MapOptions, Marker, setWorkerUrl } from 'maplibre-gl'
// Bundled into one file: a plain address would lead to one that imports a sibling which is not there.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Language } from '../../../i18n/languages'
import type { Bounds, Corner } from '../../criteria'
import baseMapUrl from '../base-map.json?url'
import type { DrawnMark } from '../search-map.server'
import { LEAST_ZOOM, MOST_ZOOM, zoomOf512 } from '../view'
import { areaLayers, areaSource } from './area-layers'
import { baseStyle } from './base-style'
import { MARK_ROOM, roomOf } from './mark-room'

setWorkerUrl(workerUrl)

/** So long the drawing waits for the map; after that it stays. In milliseconds. */
const PATIENCE_MS = 15_000

export interface LiveMapOptions {
  container: HTMLElement
  bounds: Bounds
  area: readonly Corner[] | undefined
  language: Language
  /** What the map is called. */
  label: string
  /** A style of the operator's; without it the marketplace's own base map. */
  styleUrl: string | undefined
}

/** A map that can be moved. */
export interface GlDrawing {
  map: GlMap
  /** Lets an element stand at a place; what it answers takes it away. */
  stand(element: HTMLElement, latitude: number, longitude: number): () => void
  /** Keeps names away from where marks stand. */
  leaveRoom(marks: readonly DrawnMark[]): void
}

/** Draws a map that can be moved. Rejects when the browser cannot, or something that it needs does not come. */
export async function drawGlMap(options: LiveMapOptions, signal: AbortSignal): Promise<GlDrawing> {
  const style = options.styleUrl ?? (await ownStyle(options.language))
  signal.throwIfAborted()
  const map = new GlMap(settingsOf(options, style))
  const remove = () => map.remove()
  signal.addEventListener('abort', remove)
  map.once('remove', () => signal.removeEventListener('abort', remove))
  const { area } = options
  if (area) map.on('style.load', () => addArea(map, area))
  let marks: readonly DrawnMark[] = []
  const leaveRoom = () => map.getSource<GeoJSONSource>(MARK_ROOM)?.setData(roomOf(marks))
  map.on('style.load', leaveRoom)
  if (!options.styleUrl) followColours(map, options.language)
  try {
    await firstIdle(map)
  } catch (error) {
    if (!signal.aborted) map.remove()
    throw error
  }
  return {
    map,
    stand: (element, latitude, longitude) => stand(map, element, latitude, longitude),
    leaveRoom(latest) {
      marks = latest
      leaveRoom()
    },
  }
}

function stand(map: GlMap, element: HTMLElement, latitude: number, longitude: number): () => void {
  const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map)
  return () => {
    marker.remove()
  }
}

function settingsOf({ container, bounds, label, styleUrl }: LiveMapOptions, style: MapOptions['style'] & {}) {
  return {
    container,
    style,
    bounds: edgesOf(bounds),
    minZoom: zoomOf512(LEAST_ZOOM),
    maxZoom: zoomOf512(MOST_ZOOM),
    // Whose the marketplace's own map is stands beside it for both maps.
    attributionControl: styleUrl ? { compact: false } : false,
    locale: { 'Map.Title': label },
    // North stays above, as in the drawing.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    maxPitch: 0,
  } satisfies MapOptions
}

function edgesOf({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [west, south, east, north]
}

async function ownStyle(language: Language) {
  const answer = await fetch(baseMapUrl)
  if (!answer.ok) throw new Error(`base map: status ${answer.status}`)
  const [table] = await Promise.all([
    answer.json(),
    // Letters are drawn once and kept: those of a fallback would stay.
    document.fonts.load('600 24px "Ezo Georgian"', 'ა'),
    document.fonts.load('600 24px "Ezo Latin"', 'a'),
    document.fonts.load('600 24px "Ezo Cyrillic"', 'я'),
  ])
  return baseStyle(table, language, colour)
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim()
}

/** When the visitor's system turns dark or light, the map does. */
function followColours(map: GlMap, language: Language): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const repaint = async () => map.setStyle(await ownStyle(language))
  dark.addEventListener('change', repaint)
  map.on('remove', () => dark.removeEventListener('change', repaint))
}

function addArea(map: GlMap, area: readonly Corner[]): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--pine').trim()
  map.addSource('area', areaSource(area))
  for (const layer of areaLayers(colour)) map.addLayer(layer)
}

function firstIdle(map: GlMap): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the map did not come')), PATIENCE_MS)
    const failed = () => reject(new Error('the map was lost'))
    map.once('idle', () => resolve())
    map.once('webglcontextlost', failed)
    map.once('remove', failed)
    map.once('idle', () => clearTimeout(timer))
    map.once('remove', () => clearTimeout(timer))
  })
}
