import type { Locale } from '../dictionaries/words'
import { ADVERTS } from './address'
import type { Film } from './house-film'

/** What a player reports of a film, by the names of the standard. */
export const REPORTED = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'pause',
  'resume',
] as const

/** What it reports outside the list of the film's own events. */
export const REPORTED_BESIDE = ['impression', 'click', 'error'] as const

export interface Showing {
  film: Film
  locale: Locale
  /** Of our site: everything in the document is named in full. */
  origin: string
  /** Names this one showing, as the standard wants it. */
  servingId: string
}

/** A film as one linear advertisement by the standard of the IAB, VAST 4.2: what to play, when it may be skipped, where it leads and what is counted. */
export function vast({ film, locale, origin, servingId }: Showing): string {
  const address = (path: string) => `<![CDATA[${origin}${path}]]>`
  const report = (event: string) => address(`${ADVERTS}/${film.id}/${event}`)
  const target = `${locale === 'ka' ? '' : `/${locale}`}${film.path}`
  const { width, height } = film
  return `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
  <Ad id="${film.id}">
    <InLine>
      <AdSystem version="1">ezo</AdSystem>
      <Error>${report('error')}</Error>
      <Impression id="own">${report('impression')}</Impression>
      <AdServingId>${servingId}</AdServingId>
      <AdTitle>${text(film.title[locale])}</AdTitle>
      <Creatives>
        <Creative id="${film.id}" sequence="1">
          <UniversalAdId idRegistry="unknown">${film.id}</UniversalAdId>
          <Linear skipoffset="${time(film.skipAfterSeconds)}">
            <TrackingEvents>
${REPORTED.map((event) => `              <Tracking event="${event}">${report(event)}</Tracking>`).join('\n')}
            </TrackingEvents>
            <Duration>${time(film.seconds)}</Duration>
            <MediaFiles>
${film.files.map(({ path, type, kilobits }) => `              <MediaFile delivery="progressive" type="${type}" width="${width}" height="${height}" bitrate="${kilobits}">${address(path)}</MediaFile>`).join('\n')}
            </MediaFiles>
            <VideoClicks>
              <ClickThrough id="own">${address(target)}</ClickThrough>
              <ClickTracking id="own">${report('click')}</ClickTracking>
            </VideoClicks>
          </Linear>
        </Creative>
        <Creative id="${film.id}-poster" sequence="1">
          <UniversalAdId idRegistry="unknown">${film.id}-poster</UniversalAdId>
          <CompanionAds required="none">
            <Companion width="${width}" height="${height}" renderingMode="default">
              <StaticResource creativeType="image/webp">${address(film.poster)}</StaticResource>
            </Companion>
          </CompanionAds>
        </Creative>
      </Creatives>
      <Description>${text(film.text[locale])}</Description>
    </InLine>
  </Ad>
</VAST>
`
}

/** Seconds as the standard writes them. */
function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19)
}

function text(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
