import type { Locale } from '~backend/platform/localized-text'
import type { Illustration } from '../../pictures/kinds'

interface ArticleText {
  title: string
  lead: string
  /** Paragraphs separated by blank lines; `## ` heading, `- ` list item, `[text](url)` link. */
  body: string
}

interface Source {
  name: Record<Locale, string>
  url?: string
}

export interface Article extends Record<Locale, ArticleText> {
  slug: string
  day: string
  drawing: Illustration
  sources: readonly Source[]
}
