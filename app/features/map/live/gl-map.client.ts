import { type GeoJSONSource, Map as GlMap, type MapOptions, Marker, setWorkerUrl } from 'maplibre-gl'
// Bundled into one file: by plain URL the worker would import a missing sibling.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Bounds, Corner } from '~/features/search-filters'
import type { Language } from '~/i18n/languages'
import baseMapUrl from '../base-map.json?url'
import { MAX_ZOOM, MIN_ZOOM, toMapLibreZoom } from '../map-view'
import type { DrawnMark } from '../search-map.server'
import { areaLayers, areaSource } from './area-layers'
import { buildBaseMapStyle } from './base-map-style'
import { MARK_PLACEHOLDERS, toPlaceholderFeatures } from './mark-placeholders'

setWorkerUrl(workerUrl)

/** After this the drawing stays, in milliseconds. */
const LOAD_TIMEOUT_MS = 15_000

export interface GlMapOptions {
  container: HTMLElement
  bounds: Bounds
  area: readonly Corner[] | undefined
  language: Language
  label: string
  /** The operator's style; without it our own base map. */
  styleUrl: string | undefined
}

export interface GlMapHandle {
  map: GlMap
  /** Adds an element at a place and returns its removal. */
  addMarker(element: HTMLElement, latitude: number, longitude: number): () => void
  /** Keeps labels away from marks. */
  reserveMarkSpace(marks: readonly DrawnMark[]): void
}

export async function createGlMap(options: GlMapOptions, signal: AbortSignal): Promise<GlMapHandle> {
  const style = options.styleUrl ?? (await loadBaseMapStyle(options.language))
  signal.throwIfAborted()
  const map = new GlMap(toMapOptions(options, style))
  const remove = () => map.remove()
  signal.addEventListener('abort', remove)
  map.once('remove', () => signal.removeEventListener('abort', remove))
  const { area } = options
  if (area) map.on('style.load', () => addArea(map, area))
  let marks: readonly DrawnMark[] = []
  const updateMarkSpace = () =>
    map.getSource<GeoJSONSource>(MARK_PLACEHOLDERS)?.setData(toPlaceholderFeatures(marks))
  map.on('style.load', updateMarkSpace)
  if (!options.styleUrl) followColourScheme(map, options.language)
  try {
    await waitForIdle(map)
  } catch (error) {
    if (!signal.aborted) map.remove()
    throw error
  }
  return {
    map,
    addMarker: (element, latitude, longitude) => addMarker(map, element, latitude, longitude),
    reserveMarkSpace(latest) {
      marks = latest
      updateMarkSpace()
    },
  }
}

function addMarker(map: GlMap, element: HTMLElement, latitude: number, longitude: number): () => void {
  const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map)
  return () => {
    marker.remove()
  }
}

function toMapOptions({ container, bounds, label, styleUrl }: GlMapOptions, style: MapOptions['style'] & {}) {
  return {
    container,
    style,
    bounds: toLngLatBounds(bounds),
    minZoom: toMapLibreZoom(MIN_ZOOM),
    maxZoom: toMapLibreZoom(MAX_ZOOM),
    // Our own attribution is outside the map.
    attributionControl: styleUrl ? { compact: false } : false,
    locale: { 'Map.Title': label },
    // North stays up, as in the drawing.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    maxPitch: 0,
  } satisfies MapOptions
}

function toLngLatBounds({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [west, south, east, north]
}

async function loadBaseMapStyle(language: Language) {
  const response = await fetch(baseMapUrl)
  if (!response.ok) throw new Error(`base map: status ${response.status}`)
  const [table] = await Promise.all([
    response.json(),
    // Glyphs are cached on first use, so the font must be loaded before.
    document.fonts.load('600 24px "Ezo Georgian"', 'ა'),
    document.fonts.load('600 24px "Ezo Latin"', 'a'),
    document.fonts.load('600 24px "Ezo Cyrillic"', 'я'),
  ])
  return buildBaseMapStyle(table, language, getMapColour)
}

function getMapColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim()
}

function followColourScheme(map: GlMap, language: Language): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const repaint = async () => map.setStyle(await loadBaseMapStyle(language))
  dark.addEventListener('change', repaint)
  map.on('remove', () => dark.removeEventListener('change', repaint))
}

function addArea(map: GlMap, area: readonly Corner[]): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--pine').trim()
  map.addSource('area', areaSource(area))
  for (const layer of areaLayers(colour)) map.addLayer(layer)
}

function waitForIdle(map: GlMap): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the map did not come')), LOAD_TIMEOUT_MS)
    const failed = () => reject(new Error('the map was lost'))
    map.once('idle', () => resolve())
    map.once('webglcontextlost', failed)
    map.once('remove', failed)
    map.once('idle', () => clearTimeout(timer))
    map.once('remove', () => clearTimeout(timer))
  })
}
