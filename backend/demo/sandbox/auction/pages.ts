import { html, type SafeHtml } from '~backend/platform/http/html'
import type { Locale } from '~backend/platform/localized-text'
import { toImage } from '~backend/platform/pictures'
import type { AuctionRow } from '~backend/statements/auctions/store'
import { getHeading } from '~backend/statements/heading'
import { unpackImages } from '~backend/statements/packed-images'
import { pickLocalizedText } from '~backend/statements/shared-fields'
import { GEORGIAN_TIME_ZONE, parseGeorgianTimestamp } from '~contract/values/georgian-time'
import { describeIllustration } from '../../pictures/describe-illustration'
import { sandboxPage } from '../page'
import { SANDBOX_AUCTION_PATH } from '../urls'
import { AUCTION_MESSAGES } from './messages'

export function listPage(lots: readonly AuctionRow[], locale: Locale): string {
  const messages = AUCTION_MESSAGES[locale]
  return page(
    { locale, title: messages.auctions, path: '' },
    lots.length === 0
      ? html`<p>${messages.none}</p>`
      : html`<ul class="lots">${lots.map(
          (
            lot,
          ) => html`<li><a href="${toAuctionUrl(`/${lot.auction_id}`, locale)}">${getTitle(lot, locale)}</a>
${facts(lot, locale)}</li>`,
        )}</ul>`,
  )
}

export function lotPage(lot: AuctionRow, locale: Locale): string {
  const messages = AUCTION_MESSAGES[locale]
  return page(
    { locale, title: getTitle(lot, locale), path: `/${lot.auction_id}` },
    html`${picture(lot, locale)}
<p>${pickLocalizedText(lot, 'address', locale)}</p>
${facts(lot, locale)}
<p><a class="button" href="${toStatementUrl(lot.id, locale)}">${messages.toStatement}</a></p>
<p><a href="${toAuctionUrl('', locale)}">${messages.toList}</a></p>`,
  )
}

export function noLotPage(locale: Locale): string {
  const messages = AUCTION_MESSAGES[locale]
  return page(
    { locale, title: messages.notFound, path: '', isError: true },
    html`<p><a class="button" href="${toAuctionUrl('', locale)}">${messages.toList}</a></p>`,
  )
}

type Page = { locale: Locale; title: string; path: string; isError?: boolean }

function page({ locale, title, path, isError }: Page, body: SafeHtml): string {
  const { notice } = AUCTION_MESSAGES[locale]
  return sandboxPage(
    { locale, title, isError, notice, urlInLocale: (other) => toAuctionUrl(path, other) },
    body,
  )
}

function toAuctionUrl(path: string, locale: Locale): string {
  return `${SANDBOX_AUCTION_PATH}${path}?lang=${locale}`
}

function toStatementUrl(id: number, locale: Locale): string {
  return `${locale === 'ka' ? '' : `/${locale}`}/statements/${id}`
}

function getTitle(lot: AuctionRow, locale: Locale): string {
  return getHeading(lot).titles[locale]
}

function picture(lot: AuctionRow, locale: Locale): SafeHtml | undefined {
  const images = unpackImages(lot.images)
  const [first] = images
  if (!first) return undefined
  const { large, width, height, illustration } = toImage(
    images.find(({ is_main }) => is_main) ?? first,
    describeIllustration,
  )
  return html`<figure><img src="${large}" width="${width}" height="${height}" alt="">${
    illustration && html`<figcaption class="hint">${AUCTION_MESSAGES[locale].illustration}</figcaption>`
  }</figure>`
}

function facts(lot: AuctionRow, locale: Locale): SafeHtml {
  const messages = AUCTION_MESSAGES[locale]
  const amount = (value: number) => value.toLocaleString(locale)
  return html`<dl>
<dt>${messages.startingPrice}</dt><dd>$${amount(lot.starting_price_usd ?? 0)} · ₾${amount(lot.starting_price_gel ?? 0)}</dd>
<dt>${messages.bids}</dt><dd>${lot.bids}</dd>
<dt>${messages.ends}</dt><dd>${lot.is_ended ? messages.ended : formatTime(lot.ends_at, locale)}</dd>
</dl>`
}

/** @param georgian a timestamp in Georgian time, `2026-12-01 10:30:00` */
function formatTime(georgian: string, locale: Locale): SafeHtml {
  const moment = `${georgian.replace(' ', 'T')}+04:00`
  const text = parseGeorgianTimestamp(georgian).toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: GEORGIAN_TIME_ZONE,
  })
  return html`<time datetime="${moment}">${text}</time>`
}
