// © OpenStreetMap contributors, ODbL 1.0. See houses/NOTICE.md.

import type { Point } from '~backend/platform/distance'
import type { LocalizedText } from '~backend/platform/localized-text'

/** Numbered part of a neighbourhood that replaces the street in addresses. */
export interface Microdistrict extends Point {
  urbanId: number
  name: LocalizedText
}

type Area = readonly [genitive: string, en: string, ru: string]
const GLDANI: Area = ['გლდანის', 'Gldani', 'Глдани']
const DIDI_DIGHOMI: Area = ['დიდი დიღმის', 'Didi Dighomi', 'Диди Дигоми']
const VAZHA_PSHAVELA: Area = ['ვაჟა-ფშაველას', 'Vazha-Pshavela', 'Важа-Пшавела']
const NUTSUBIDZE: Area = ['ნუცუბიძის პლატოს', 'Nutsubidze Plateau', 'Плато Нуцубидзе']

const microdistrict = (urbanId: number, [ka, en, ru]: Area, number: string, lat: number, lng: number) => ({
  urbanId,
  name: {
    ka: `${ka} ${number} მიკრორაიონი`,
    en: `${en} Microdistrict ${number}`,
    ru: `${ru}, микрорайон ${number}`,
  },
  lat,
  lng,
})

const quarter = (urbanId: number, [ka, en, ru]: Area, number: string, lat: number, lng: number) => ({
  urbanId,
  name: { ka: `${ka} ${number} კვარტალი`, en: `${en} Quarter ${number}`, ru: `${ru}, квартал ${number}` },
  lat,
  lng,
})

/** Microdistricts whose centre is known. */
export const MICRODISTRICTS: readonly Microdistrict[] = [
  microdistrict(2, GLDANI, '1', 41.79458, 44.82203),
  microdistrict(2, GLDANI, '2', 41.79658, 44.81672),
  microdistrict(2, GLDANI, '3', 41.79688, 44.82694),
  microdistrict(2, GLDANI, '3ა', 41.79606, 44.83098),
  microdistrict(2, GLDANI, '4', 41.80006, 44.82002),
  microdistrict(2, GLDANI, '5', 41.80074, 44.8304),
  microdistrict(2, GLDANI, '6', 41.80377, 44.82482),
  microdistrict(2, GLDANI, '7', 41.80521, 44.83455),
  microdistrict(2, GLDANI, '8', 41.80688, 44.83008),
  microdistrict(29, DIDI_DIGHOMI, '1', 41.79022, 44.75875),
  microdistrict(29, DIDI_DIGHOMI, '2', 41.79422, 44.7589),
  microdistrict(29, DIDI_DIGHOMI, '3', 41.78916, 44.74146),
  microdistrict(29, DIDI_DIGHOMI, '4', 41.79352, 44.73779),
  microdistrict(46, NUTSUBIDZE, '1', 41.72689, 44.71905),
  quarter(47, VAZHA_PSHAVELA, '2', 41.72607, 44.73493),
  quarter(47, VAZHA_PSHAVELA, '3', 41.72541, 44.7266),
  quarter(47, VAZHA_PSHAVELA, '4', 41.72455, 44.71974),
  quarter(47, VAZHA_PSHAVELA, '6', 41.72176, 44.72035),
  quarter(47, VAZHA_PSHAVELA, '7', 41.72231, 44.72639),
]
