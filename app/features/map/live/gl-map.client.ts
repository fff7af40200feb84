import { type GeoJSONSource, Map as GlMap, type MapOptions, Marker, setWorkerUrl } from 'maplibre-gl'
// Bundled into one file: by plain URL the worker would import a missing sibling.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Bounds } from '~/features/search-filters'
import type { Language } from '~/i18n/languages'
import { MAX_ZOOM, MIN_ZOOM, toMapLibreZoom } from '../map-view'
import type { DrawnMark } from '../search-map.server'
import { type ArchiveTiles, openArchiveTiles } from './archive-tiles'
import { type ShownAreas, updateAreas } from './area-layers'
import { buildMapStyle } from './gl-style'
import { MARK_PLACEHOLDERS, toPlaceholderFeatures } from './mark-placeholders'
import { getInsets } from './uncovered-part'

setWorkerUrl(workerUrl)

/** Timeout after which the drawing stays, in milliseconds. */
const LOAD_TIMEOUT_MS = 15_000

export interface GlMapOptions {
  container: HTMLElement
  bounds: Bounds
  language: Language
  label: string
  /** URL of the operator's style. Default: our own style. */
  styleUrl: string | undefined
  archiveUrl: string
  /** Called when a part of the map fails to load. */
  onMissing(isMissing: boolean): void
}

export interface GlMapHandle {
  map: GlMap
  /** Adds an element at a place and returns a function that removes it. */
  addMarker(element: HTMLElement, latitude: number, longitude: number): () => void
  showAreas(areas: ShownAreas): void
  /** Keeps labels away from markers. */
  reserveMarkSpace(marks: readonly DrawnMark[]): void
}

export async function createGlMap(options: GlMapOptions, signal: AbortSignal): Promise<GlMapHandle> {
  if (!options.styleUrl) await loadFonts()
  signal.throwIfAborted()
  const tiles = options.styleUrl ? undefined : openArchiveTiles(options.archiveUrl, options.onMissing)
  const map = new GlMap(
    toMapOptions(options, tiles ? createStyle(tiles, options.language) : options.styleUrl),
  )
  const remove = () => map.remove()
  signal.addEventListener('abort', remove)
  map.once('remove', () => signal.removeEventListener('abort', remove))
  let areas: ShownAreas | undefined
  map.on('style.load', () => {
    if (areas) updateAreas(map, areas)
  })
  let marks: readonly DrawnMark[] = []
  const updateMarkSpace = () =>
    map.getSource<GeoJSONSource>(MARK_PLACEHOLDERS)?.setData(toPlaceholderFeatures(marks))
  map.on('style.load', updateMarkSpace)
  if (tiles) followView(map, tiles, options.language)
  try {
    await waitForIdle(map)
    if (tiles?.isMissing()) throw new Error('some of the map did not come')
  } catch (error) {
    if (!signal.aborted) map.remove()
    throw error
  }
  return {
    map,
    addMarker: (element, latitude, longitude) => addMarker(map, element, latitude, longitude),
    showAreas(latest) {
      areas = latest
      // The style is missing while another one loads, after which this is called again.
      if (map.getStyle()) updateAreas(map, areas)
    },
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

function toMapOptions({ container, bounds, label, styleUrl }: GlMapOptions, style: MapOptions['style']) {
  return {
    container,
    style,
    bounds: toLngLatBounds(bounds),
    fitBoundsOptions: { padding: getInsets(container) },
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
    // Tiles and names fade in, also with reduced motion; MapLibre itself then stops only flights and inertia.
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { fadeDuration: 0 }),
  } satisfies MapOptions
}

function toLngLatBounds({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [west, south, east, north]
}

/** Loads the fonts first, as glyphs are cached on first use. */
async function loadFonts(): Promise<void> {
  await Promise.all([
    document.fonts.load('600 24px "Ezo Georgian"', 'ა'),
    document.fonts.load('600 24px "Ezo Latin"', 'a'),
    document.fonts.load('600 24px "Ezo Cyrillic"', 'я'),
  ])
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)')

function createStyle({ tileUrl }: ArchiveTiles, language: Language) {
  return buildMapStyle({ tileUrl, language, isDark: darkScheme().matches })
}

function followView(map: GlMap, tiles: ArchiveTiles, language: Language): void {
  const dark = darkScheme()
  // A style diff would remove the areas without an event.
  const repaint = () => map.setStyle(createStyle(tiles, language), { diff: false })
  dark.addEventListener('change', repaint)
  addEventListener('online', repaint)
  map.on('movestart', tiles.forgetMissing)
  // Missing tiles are reported to the visitor; without a listener they would be errors in the console.
  map.on('error', (event) => {
    if (!('sourceId' in event)) reportError(event.error)
  })
  map.on('remove', () => {
    removeEventListener('online', repaint)
    dark.removeEventListener('change', repaint)
    tiles.remove()
  })
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
