import type { Locale } from '~backend/dictionaries/localized'
import type { Illustration } from '../../pictures/kinds'

interface ArticleText {
  title: string
  lead: string
  /** Paragraphs parted by empty lines; `## ` a heading, `- ` items of a list, `[words](address)` a link. */
  body: string
}

/** Where the facts of an article are from. */
interface Source {
  name: Record<Locale, string>
  url?: string
}

/** An article of the made-up marketplace; what it says is not made up. */
export interface Article extends Record<Locale, ArticleText> {
  slug: string
  /** The day it was published. */
  day: string
  drawing: Illustration
  sources: readonly Source[]
}
