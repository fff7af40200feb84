import type { OgCard, OgCardContext, OgCardLocale } from '~/features/share/index.server'
import { fallbackPictureUrl } from '~/features/statements'
import { type ArticleCard, articleByName } from '~/upstream/articles.server'

type ShareImageSource = Pick<ArticleCard, 'title' | 'lead' | 'image'>

export function toArticleShareImage(
  { title, lead, image }: ShareImageSource,
  { brand, i18n, language }: OgCardLocale,
): OgCard {
  const note = image?.illustration ? i18n.getFixedT(language, 'articles')('illustration') : undefined
  return {
    brand,
    title,
    lines: [lead].filter(Boolean),
    photo: image && { href: fallbackPictureUrl(image), note },
  }
}

export async function loadArticleShareImage(key: string, asker: OgCardContext): Promise<OgCard> {
  return toArticleShareImage(await asker.call(articleByName(key)), asker)
}
