import { type ArticleCard, article } from '../../upstream/articles.server'
import type { CardWords, PictureAsker, PictureCard } from '../share/index.server'
import { plainPicture } from '../statements'

type Told = Pick<ArticleCard, 'title' | 'lead' | 'image'>

/** What the picture of an article says: title, lead and its drawing. */
export function articleCard(
  { title, lead, image }: Told,
  { brand, words, language }: CardWords,
): PictureCard {
  const note = image?.illustration ? words.getFixedT(language, 'articles')('illustration') : undefined
  return { brand, title, lines: [lead].filter(Boolean), photo: image && { href: plainPicture(image), note } }
}

/** The same for the end of an address. */
export async function pictureOfArticle(key: string, asker: PictureAsker): Promise<PictureCard> {
  return articleCard(await asker.call(article(key)), asker)
}
