import type { Locale } from '~backend/platform/localized-text'
import { escapeXml, toCdata } from '~contract/values/xml-text'
import type { VideoAd } from './house-video-ad'
import { VIDEO_ADS_PATH } from './urls'

/** Event names of VAST. */
export const TRACKING_EVENTS = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'pause',
  'resume',
] as const

/** Events outside the ad's `TrackingEvents`. */
export const TOP_LEVEL_EVENTS = ['impression', 'click', 'error'] as const

export interface VastOptions {
  ad: VideoAd
  locale: Locale
  /** Origin for the absolute URLs that VAST requires. */
  origin: string
  /** Id of one impression, required by VAST. */
  servingId: string
}

/** Renders a linear ad by IAB VAST 4.2. */
export function renderVast({ ad, locale, origin, servingId }: VastOptions): string {
  const cdataUrl = (path: string) => toCdata(origin + path)
  const trackingUrl = (event: string) => cdataUrl(`${VIDEO_ADS_PATH}/${ad.id}/${event}`)
  const landingPath = `${locale === 'ka' ? '' : `/${locale}`}${ad.path}`
  const { width, height } = ad
  return `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
  <Ad id="${ad.id}">
    <InLine>
      <AdSystem version="1">ezo</AdSystem>
      <Error>${trackingUrl('error')}</Error>
      <Impression id="own">${trackingUrl('impression')}</Impression>
      <AdServingId>${escapeXml(servingId)}</AdServingId>
      <AdTitle>${escapeXml(ad.title[locale])}</AdTitle>
      <Creatives>
        <Creative id="${ad.id}" sequence="1">
          <UniversalAdId idRegistry="unknown">${ad.id}</UniversalAdId>
          <Linear skipoffset="${formatDuration(ad.skipAfterSeconds)}">
            <TrackingEvents>
${TRACKING_EVENTS.map((event) => `              <Tracking event="${event}">${trackingUrl(event)}</Tracking>`).join('\n')}
            </TrackingEvents>
            <Duration>${formatDuration(ad.seconds)}</Duration>
            <MediaFiles>
${ad.files.map(({ path, type, kilobits }) => `              <MediaFile delivery="progressive" type="${type}" width="${width}" height="${height}" bitrate="${kilobits}">${cdataUrl(path)}</MediaFile>`).join('\n')}
            </MediaFiles>
            <VideoClicks>
              <ClickThrough id="own">${cdataUrl(landingPath)}</ClickThrough>
              <ClickTracking id="own">${trackingUrl('click')}</ClickTracking>
            </VideoClicks>
          </Linear>
        </Creative>
        <Creative id="${ad.id}-poster" sequence="1">
          <UniversalAdId idRegistry="unknown">${ad.id}-poster</UniversalAdId>
          <CompanionAds required="none">
            <Companion width="${width}" height="${height}" renderingMode="default">
              <StaticResource creativeType="image/webp">${cdataUrl(ad.poster)}</StaticResource>
            </Companion>
          </CompanionAds>
        </Creative>
      </Creatives>
      <Description>${escapeXml(ad.text[locale])}</Description>
    </InLine>
  </Ad>
</VAST>
`
}

/** Formats `HH:MM:SS` for VAST. */
function formatDuration(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19)
}
