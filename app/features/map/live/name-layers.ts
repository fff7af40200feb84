import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Language } from '~/i18n/languages'
import {
  MAX_NAME_BEND,
  MIN_ZOOMS,
  NAME_SPACING,
  NUMBER_SIZE,
  PLACE_NAMES,
  STATION,
  STREET_NAME_SIZE,
  STREETS,
} from '~/map/map-style'
import { streetKinds } from '~/map/tile-schema'
import { toMapLibreZoom } from '../map-view'
import { type GetColour, inTiles } from './layer-parts'

/**
 * Font stack. MapLibre reads the weight from the first name; without `glyphs` in the style the others are the
 * page's fonts.
 */
export const FONT_STACK = ['Ezo Semibold', 'Ezo Georgian', 'Ezo Latin', 'Ezo Cyrillic', 'sans-serif']

/** Returns the layers of names; later layers have priority in placement. */
export function nameLayers(language: Language, colour: GetColour): LayerSpecification[] {
  const name: ExpressionSpecification = ['coalesce', ['get', language], ['get', 'en'], ['get', 'ka'], '']
  const halo = { 'text-halo-color': colour('halo'), 'text-halo-width': 1.5 }
  const text = { 'text-font': FONT_STACK, 'text-padding': 3 }
  return [
    {
      id: 'numbers',
      type: 'symbol',
      ...inTiles('number'),
      minzoom: toMapLibreZoom(MIN_ZOOMS.number),
      layout: { ...text, 'text-field': ['get', 'text'], 'text-size': NUMBER_SIZE },
      paint: { ...halo, 'text-color': colour('street-word') },
    },
    ...streetKinds.map(
      (kind): LayerSpecification => ({
        id: `names-${kind}`,
        type: 'symbol',
        ...inTiles('street'),
        filter: ['all', ['==', ['get', 'kind'], kind], ['!', ['has', 'isTunnel']]],
        minzoom: toMapLibreZoom(STREETS[kind].namesFrom),
        layout: {
          ...text,
          'symbol-placement': 'line',
          'symbol-spacing': NAME_SPACING,
          'text-field': name,
          'text-size': STREET_NAME_SIZE,
          'text-max-angle': MAX_NAME_BEND,
        },
        paint: { ...halo, 'text-color': colour('street-word') },
      }),
    ),
    {
      id: 'station-names',
      type: 'symbol',
      ...inTiles('station'),
      minzoom: toMapLibreZoom(STATION.nameFrom),
      layout: {
        ...text,
        'text-field': name,
        'text-size': STATION.nameSize,
        'text-variable-anchor': ['top', 'bottom'],
        'text-radial-offset': 0.9,
      },
      paint: { ...halo, 'text-color': colour('word') },
    },
    ...PLACE_NAMES.map((style, index) => ({ ...style, index }))
      .reverse()
      .map(
        ({ kind, from, to, minRank, size, colour: textColour, index }): LayerSpecification => ({
          id: `places-${kind}-${index}`,
          type: 'symbol',
          ...inTiles('place'),
          filter: ['all', ['==', ['get', 'kind'], kind], ['>=', ['get', 'rank'], minRank]],
          minzoom: Math.max(0, toMapLibreZoom(from)),
          maxzoom: toMapLibreZoom(to),
          layout: {
            ...text,
            'text-field': name,
            'text-size': size,
            // A name moves aside for a marker.
            'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
            'text-radial-offset': 1.4,
            'text-justify': 'auto',
            'symbol-sort-key': ['-', ['get', 'rank']],
          },
          paint: { ...halo, 'text-color': colour(textColour) },
        }),
      ),
  ]
}
