import type { Locale } from '../../dictionaries/words'
import { SANDBOX_AUCTION } from '../../statements/auctions/address'
import type { AuctionRow } from '../../statements/auctions/store'
import { localized } from '../../statements/common'
import { headingOf } from '../../statements/heading'
import { imageOf } from '../../statements/image'
import { imagesOf } from '../../statements/packed-images'
import { type Html, html } from '../html'
import { sandboxPage } from '../page'
import { AUCTION_WORDS } from './words'

/** Every auction that is running. */
export function listPage(lots: readonly AuctionRow[], locale: Locale): string {
  const words = AUCTION_WORDS[locale]
  return page(
    { locale, title: words.auctions, path: '' },
    lots.length === 0
      ? html`<p>${words.none}</p>`
      : html`<ul class="lots">${lots.map(
          (lot) => html`<li><a href="${addressOf(`/${lot.auction_id}`, locale)}">${titleIn(lot, locale)}</a>
${facts(lot, locale)}</li>`,
        )}</ul>`,
  )
}

/** One lot: what it is, what the bids begin with, and until when. */
export function lotPage(lot: AuctionRow, locale: Locale): string {
  const words = AUCTION_WORDS[locale]
  return page(
    { locale, title: titleIn(lot, locale), path: `/${lot.auction_id}` },
    html`${picture(lot, locale)}
<p>${localized(lot, 'address', locale)}</p>
${facts(lot, locale)}
<p><a class="button" href="${statementAddress(lot.id, locale)}">${words.toStatement}</a></p>
<p><a href="${addressOf('', locale)}">${words.toList}</a></p>`,
  )
}

export function noLotPage(locale: Locale): string {
  const words = AUCTION_WORDS[locale]
  return page(
    { locale, title: words.notFound, path: '', isError: true },
    html`<p><a class="button" href="${addressOf('', locale)}">${words.toList}</a></p>`,
  )
}

type Page = { locale: Locale; title: string; path: string; isError?: boolean }

function page({ locale, title, path, isError }: Page, body: Html): string {
  const { notice } = AUCTION_WORDS[locale]
  return sandboxPage({ locale, title, isError, notice, addressIn: (other) => addressOf(path, other) }, body)
}

function addressOf(path: string, locale: Locale): string {
  return `${SANDBOX_AUCTION}${path}?lang=${locale}`
}

function statementAddress(id: number, locale: Locale): string {
  return `${locale === 'ka' ? '' : `/${locale}`}/statements/${id}`
}

function titleIn(lot: AuctionRow, locale: Locale): string {
  return headingOf(lot).titles[locale]
}

function picture(lot: AuctionRow, locale: Locale): Html | undefined {
  const images = imagesOf(lot.images)
  const [first] = images
  if (!first) return undefined
  const { large, width, height, illustration } = imageOf(images.find(({ is_main }) => is_main) ?? first)
  return html`<figure><img src="${large}" width="${width}" height="${height}" alt="">${
    illustration && html`<figcaption class="hint">${AUCTION_WORDS[locale].illustration}</figcaption>`
  }</figure>`
}

function facts(lot: AuctionRow, locale: Locale): Html {
  const words = AUCTION_WORDS[locale]
  const amount = (value: number) => value.toLocaleString(locale)
  return html`<dl>
<dt>${words.startingPrice}</dt><dd>$${amount(lot.starting_price_usd)} · ${amount(lot.starting_price_gel)}\u00a0₾</dd>
<dt>${words.bids}</dt><dd>${lot.bids}</dd>
<dt>${words.ends}</dt><dd>${lot.is_over ? words.ended : time(lot.ends_at, locale)}</dd>
</dl>`
}

/** Georgian local time, which is four hours ahead all year. */
function time(georgian: string, locale: Locale): Html {
  const moment = `${georgian.replace(' ', 'T')}+04:00`
  const text = new Date(moment).toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tbilisi',
  })
  return html`<time datetime="${moment}">${text}</time>`
}
