import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { html } from '~backend/platform/http/html'
import type { Locale } from '~backend/platform/localized-text'
import { BANNER_PLACES, type BannerPlace } from '~contract/content'
import type { Banners } from '~contract/schemas/content'
import type { AnswerOf } from '~contract/schemas/envelope'

const BANNER_SIZES: Record<BannerPlace, { width: number; height: number }> = {
  header: { width: 1192, height: 56 },
  footer: { width: 1192, height: 96 },
  in_article: { width: 720, height: 132 },
  interscroller: { width: 480, height: 640 },
}

type BannerRow = Row<'house_banners'>

/** Lists the site's own banners: beside statements for seekers, beside articles also for owners. */
export async function listBanners(db: Db, locale: Locale): Promise<AnswerOf<typeof Banners>> {
  const { rows } = await db.query<BannerRow>(
    'select * from house_banners where is_shown order by position, id',
  )
  return rows.flatMap((banner) =>
    BANNER_PLACES.filter((place) => banner.places.includes(place)).map((place) => ({
      id: banner.id * 10 + BANNER_PLACES.indexOf(place),
      type: 'html',
      banner_content: renderBanner(banner, place, locale),
      ...BANNER_SIZES[place],
      banner_place_name: place,
    })),
  )
}

function renderBanner(banner: BannerRow, place: BannerPlace, locale: Locale): string {
  const { url, picture_url: picture, picture_width: width, picture_height: height } = banner
  const href = url.startsWith('/') && locale !== 'ka' ? `/${locale}${url}` : url
  const image =
    picture && place === 'interscroller'
      ? html`<img src="${picture}" width="${width}" height="${height}" alt=""> `
      : html``
  const [title, text, action] = [
    banner[`title_${locale}`],
    banner[`text_${locale}`],
    banner[`action_${locale}`],
  ]
  return html`<a href="${href}">${image}<strong>${title}</strong> <span>${text}</span> <b>${action}</b></a>`
    .text
}
