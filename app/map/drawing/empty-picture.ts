import type { Language } from '~/i18n/languages'
import { escapeXml } from '~contract/values/xml-text'
import en from '~locales/en/map.json'
import ka from '~locales/ka/map.json'
import ru from '~locales/ru/map.json'
import { type Drawing, getDrawingSize, PICTURE_UNITS } from '../drawing-url'
import type { Box } from '../projection'
import { PICTURE_CSS } from './picture-css'

/** Draws a placeholder for a picture that could not be drawn. */
export function drawEmptyPicture(drawing: Drawing): string {
  return writePicture(drawing, writeNotice(drawing))
}

export function writePicture(drawing: Drawing, content: string): string {
  const { width, height } = getDrawingSize(drawing.kind)
  const units = getUnitSize(drawing)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units.width} ${units.height}">`,
    `<style>${drawing.kind === 'search' ? PICTURE_CSS.shrinking : PICTURE_CSS.fixed}</style>`,
    `<path class="ground" d="M0 0h${units.width}v${units.height}H0z"/>`,
    content,
    '</svg>',
  ].join('')
}

export function getUnitSize({ kind }: Drawing): Box {
  const { width, height } = getDrawingSize(kind)
  return { width: width * PICTURE_UNITS, height: height * PICTURE_UNITS }
}

const NOTICES: Readonly<Record<Language, string>> = {
  ka: ka.incomplete,
  en: en.incomplete,
  ru: ru.incomplete,
}

export function writeNotice(drawing: Drawing): string {
  const { width, height } = getUnitSize(drawing)
  const text = escapeXml(NOTICES[drawing.language])
  return `<text class="note word s-halo" x="${width / 2}" y="${height / 4}">${text}</text>`
}
